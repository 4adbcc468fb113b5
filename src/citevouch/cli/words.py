"""Words that options take, with commas between them or one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import click


def words(_context: click.Context, _parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    """Callback of an option that may be repeated: each word once, without the spaces around it."""
    return tuple(dict.fromkeys(word.strip() for value in values for word in value.split(",")))
