"""Links: the text of a Markdown link, and whether one that names no identifier stands as a citation does."""

from __future__ import annotations

import re
from typing import NamedTuple

#: Longest link text that is looked for.
_LONGEST = 500

_CLOSE = re.compile(r">?(?:[ ]+\"[^\"\r\n]{0,200}\")?\)")
_BARE_HOST = re.compile(r"(?:https?://)?[^/?#]*/?", re.IGNORECASE)

#: Texts of links that cite by their form: a number, a year, authors, a host, or the word itself.
_CITING_TEXT = re.compile(
    r"\^?\[?[0-9]{1,4}\]?|.*\b(?:19|20)[0-9]{2}\b.*|.*\bet al\b.*|(?:[a-z0-9-]+\.)+[a-z]{2,10}(?:/\S*)?"
    r"|(?:source|link|ref|reference|citation|pdf|full text|article|paper|doi)s?",
    re.IGNORECASE | re.DOTALL,
)

#: What stands around a citation: a bracket or a lead-in before it, the end of a clause or line behind it.
_BEFORE = re.compile(
    r"(?:[(\[;|]|\b(?:source|sources|see|from|via|at|url|link|cf\.|per|ref)s?:?|:)[\s*_]*$", re.IGNORECASE
)
_BEHIND = re.compile(r"[\s*_`]*(?:[.,;:)\]|?!\r\n]|\[|\Z)")


class Link(NamedTuple):
    """A URL in a text, with the link that it is the target of."""

    start: int  #: of the link's ``[``, or of the URL
    end: int  #: behind the link
    text: str | None  #: of the link; None for a bare URL
    is_image: bool = False


def link_around(text: str, start: int, end: int) -> Link:
    """The Markdown link whose target is the URL ``text[start:end]``, or the bare URL."""
    before = start - 1 if text.startswith("<", start - 1) and start else start
    if not text.startswith("](", max(before - 2, 0)):
        return Link(start, end, None)
    opened = _opening(text, before - 2)
    if opened is None:
        return Link(start, end, None)
    close = _CLOSE.match(text, end)
    shown = text[opened + 1 : before - 2]
    return Link(
        opened, close.end() if close else end, shown, text.startswith("!", opened - 1) if opened else False
    )


def _opening(text: str, close: int) -> int | None:
    """The ``[`` that the ``]`` at *close* belongs to, at most :data:`_LONGEST` characters before it."""
    depth = 0
    for at in range(close - 1, max(close - _LONGEST, -1), -1):
        if text[at] == "]":
            depth += 1
        elif text[at] == "[":
            if depth == 0:
                return at
            depth -= 1
    return None


def is_citation(text: str, link: Link, url: str) -> bool:
    """Whether a link that names no known identifier stands in the position of a citation.

    Not images, not the front page of a site, not a word in the run of a sentence that happens to be linked.
    """
    if link.is_image or _BARE_HOST.fullmatch(url):
        return False
    if link.text is None or _CITING_TEXT.fullmatch(link.text.strip(" *_`")):
        return True
    near = max(link.start - 40, 0)
    line = max(near, text.rfind("\n", near, link.start) + 1, text.rfind("\r", near, link.start) + 1)
    return bool(_BEFORE.search(text, line, link.start) or _BEHIND.match(text, link.end))
