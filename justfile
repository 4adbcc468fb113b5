# What developers run; `just` alone lists it.
set shell := ["bash", "-euo", "pipefail", "-c"]
export PATH := justfile_directory() / ".venv/bin:" + justfile_directory() / ".venv-tools/bin:" + env("PATH")

[private]
default:
    @{{just_executable()}} --list

# Make .venv with everything that developing needs
install:
    @uv venv -q --allow-existing .venv
    @uv pip install -q -p .venv -e ".[linkml,pii]" --group dev -c constraints.txt

# Write generated/citevouch_contract from schema/
gen-datamodel:
    @python -m tools.generate

# Fail if generated/ is not what schema/ gives
check-drift:
    @python -m tools.drift

# Fail if the contract breaks the last frozen one and its version does not say so
check-compat:
    @python -m tools.compat

# Freeze the contract of this version, at its release
freeze:
    @python -m tools.compat --freeze

# Check schema and code by their linters
lint:
    @python -m tools.lint
    ruff check
    ruff format --check
    mypy src tools

# Run the tests; arguments go to pytest
test *arguments: install
    pytest -q {{arguments}}

# Build the reference of the contract into docs/reference
docs:
    @rm -rf docs/reference
    gen-doc -d docs/reference --subfolder-type-separation --include-top-level-diagram \
        --diagram-type er_diagram --truncate-descriptions false --sort-by rank \
        --example-directory tests/data/valid schema/citevouch.yaml

# Build wheel and source distribution into .dist
build:
    uv build -q -o .dist .
