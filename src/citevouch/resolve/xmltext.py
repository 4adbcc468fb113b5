"""The text of XML elements: inline markup gone, sub- and superscripts kept apart from numbers."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from citevouch.resolve.markup import shifted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml import etree

#: Elements (JATS, PubMed) whose text is not glued to that of their neighbours.
_APART = {
    "article-title", "break", "caption", "def-item", "disp-formula", "label", "list", "list-item", "p", "sec",
    "subtitle", "table", "td", "th", "title", "tr",
}  # fmt: skip

#: Elements without a word that a reader sees.
_UNSEEN = {"annotation", "object-id", "tex-math"}


def text_of(element: etree._Element | None) -> str:
    """The text in *element* on one line, entities that were escaped twice decoded; "" for None."""
    text = "" if element is None else " ".join("".join(_pieces(element)).split())
    return html.unescape(text) if "&" in text else text


def _pieces(element: etree._Element) -> Iterator[str]:
    yield element.text or ""
    for child in element:
        yield from _inside(child)
        yield child.tail or ""


def _inside(child: etree._Element) -> Iterator[str]:
    if not isinstance(child.tag, str):  # an entity that no DTD explains
        yield html.unescape(child.text or "")
        return
    name = child.tag.rpartition("}")[2]
    if name in {"sup", "sub"}:
        yield shifted(name, "".join(_pieces(child)).strip())
    elif name in _APART:
        yield " "
        yield from _pieces(child)
        yield " "
    elif name not in _UNSEEN:
        yield from _pieces(child)
