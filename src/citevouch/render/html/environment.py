"""What templates are rendered with: escaping, filters, the style sheet and the hash that allows it."""

from __future__ import annotations

import base64
import hashlib
import re
from datetime import UTC
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from citevouch.render.addresses import address
from citevouch.render.visible import shown
from citevouch.render.words import (
    ATTRIBUTED_BY,
    SCOPE,
    SUGGESTED_BY,
    UNVERIFIABLE,
    counted,
    lowered,
    name,
)

if TYPE_CHECKING:
    from datetime import datetime


class Style(NamedTuple):
    """The style sheet, in which nothing is from outside, and its hash for the content policy."""

    text: str
    hash: str


@cache
def style() -> Style:
    """The style sheet of every page."""
    text = files("citevouch.render.html").joinpath("templates/page.css").read_text(encoding="utf-8")
    return Style(text, base64.b64encode(hashlib.sha256(text.encode()).digest()).decode())


@cache
def environment() -> Environment:
    """The environment of every template. Shared: a page adds nothing to it but what it gives to `render`."""
    made = Environment(
        loader=PackageLoader("citevouch.render.html"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_finalize,
    )
    made.filters |= {
        "breakable": _breakable,
        "counted": counted,
        "lowered": lowered,
        "registry": name,
        "time": _time,
    }
    made.globals |= {
        "address": address,
        "attributed_by": ATTRIBUTED_BY,
        "scope": SCOPE,
        "suggested_by": SUGGESTED_BY,
        "unverifiable": UNVERIFIABLE,
    }
    return made


def _finalize(value: Any) -> Any:
    """What every expression of the templates passes through: no control character reaches the page."""
    return shown(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _breakable(path: str) -> Markup:
    """A path that may wrap behind its separators and nowhere else if that suffices."""
    return Markup("<wbr>").join(escape(part) for part in re.split(r"(?<=[/_.-])(?=\w)", shown(path)))


def _time(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M} UTC"
