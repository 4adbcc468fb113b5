"""Resolving: from identifiers to records. The only package that speaks HTTP.

:func:`resolve` is the door; everything downstream reads what it gives and fetches nothing. One call is
one run; :func:`open_run` keeps the cache, the limits and the log for several questions in a row, among
them searches by title (``search.search_title``) and Crossref's update notices (``updates.ask_crossref``).
"""

from __future__ import annotations

from citevouch.resolve.run import Run, open_run, resolve

__all__ = ["Run", "open_run", "resolve"]
