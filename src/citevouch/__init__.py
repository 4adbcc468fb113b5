"""citevouch vouches for citations: what each one rests on, rung by rung, with the evidence attached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from citevouch.pipeline import Options, check_markdown

__all__ = ["Options", "check_markdown"]


def __getattr__(name: str) -> Any:
    """Import what is public only when it is used, so that the command line starts quickly."""
    if name in __all__:
        from citevouch import pipeline

        return getattr(pipeline, name)
    raise AttributeError(f"module 'citevouch' has no attribute {name!r}")
