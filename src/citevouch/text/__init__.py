"""Reading: from Markdown to everything it cites, with code-point offsets. Pure functions, no I/O.

``read`` (in ``assemble``) puts it together. ``document`` gives the blocks of a text and what of it is read;
on it stand identifiers (``spellings``, ``labelled``, ``urls``, ``dois``, ``extents``, ``columns``),
``mentions``, entries (``sections`` and ``entry_spans`` say where, ``entry_labels`` what they are called,
``entry_parts`` what they cite: ``authors``, ``entry_titles``, ``entry_sources``, ``entry_fields``), markers
(``markers_labels``, ``markers_names``), quotes (``quotes_*`` say what is one, ``attribution`` and
``attribution_structure`` whose it is, over ``cites`` and ``brackets``), sentences, numbers and claims.
``generated`` finds what an earlier validation left, ``prompt`` the question that a report repeats;
``contract`` turns a reading into the contract's Reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from citevouch.text.assemble import read

__all__ = ["read"]


def __getattr__(name: str) -> Any:
    """``read``, imported at its first use: whoever needs only ``model`` loads no Markdown parser."""
    if name == "read":
        from citevouch.text.assemble import read

        return read
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
