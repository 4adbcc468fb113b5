"""The audit of an answer as Markdown: one callout, what a reader asks first on top.

Each part is a function from the report to the paragraphs of the callout: ``head``, ``papers``, ``numbers``,
``loose`` (what has no source, or could not be read), ``checks``; ``callout`` puts them into one.
"""

from citevouch.render.audit.callout import render_audit, render_note

__all__ = ["render_audit", "render_note"]
