"""The audit of an answer as Markdown: one callout, what a reader asks first on top.

Each part is a function from the report to the paragraphs of the callout: ``head``, ``papers``, ``numbers``,
``judgements``, ``contradictions``, ``completeness``, ``loose`` (what has no source, or could not be read),
``checks``; ``callout`` puts them into one. The page of an audit is `citevouch.render.html.audit`'s.
"""

from citevouch.render.audit.callout import render_audit, render_note

__all__ = ["render_audit", "render_note"]
