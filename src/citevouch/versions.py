"""Versions of installed distributions, each read once: reading one takes longer than judging a reference."""

from __future__ import annotations

from functools import cache
from importlib import metadata


@cache
def version(distribution: str) -> str:
    """The version of an installed distribution."""
    return metadata.version(distribution)
