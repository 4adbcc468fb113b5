"""The ``## Reference Validation`` section, in the shape that deep-research-client's users know."""

from citevouch.render.markdown.section import render_section

__all__ = ["render_section"]
