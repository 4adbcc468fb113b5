"""Resolving: from identifiers to records. The only package that speaks HTTP.

:func:`resolve` is the door; everything downstream reads what it gives and fetches nothing. One call is
one run; ``open_run`` keeps the cache, the limits and the log for several questions in a row.
"""

from __future__ import annotations

from citevouch.resolve.run import Run, open_run, resolve

__all__ = ["Run", "open_run", "resolve"]
