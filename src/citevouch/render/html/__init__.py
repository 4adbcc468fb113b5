"""The report as one self-contained page that can be read, filtered and printed without any script."""

from citevouch.render.html.page import render_html

__all__ = ["render_html"]
