# What developers run; `just` alone lists it.
set shell := ["bash", "-euo", "pipefail", "-c"]
export PATH := justfile_directory() / ".venv/bin:" + env("PATH")

# List the recipes
default:
    @just --list

# Write generated/citevouch_contract from schema/
gen-datamodel:
    python -m tools.generate
