"""Text out of the inline markup that registries put into titles and abstracts."""

from __future__ import annotations

import html
import re

_INLINE = (
    "a|abbr|b|bold|br|em|ext-link|font|i|inf|inline-formula|italic|monospace|named-content|"
    "overline|p|roman|sans-serif|sc|scp|sec|sec-title|small|span|strike|strong|styled-content|sub|sup|"
    "title|tt|u|underline|xref"
)
_PREFIX = r"(?:[a-z][a-z0-9]{0,7}:)?"
_RAISED_OR_LOWERED = re.compile(rf"<{_PREFIX}(su[bp])>([^<>]{{1,40}})</{_PREFIX}\1>", re.IGNORECASE)
_TAG = re.compile(rf"</?(?:{_PREFIX}(?:{_INLINE})|mml:[a-z]+)(?:\s[^<>]*)?/?>", re.IGNORECASE)
_BREAK = re.compile(rf"</?{_PREFIX}(?:br|p|sec|sec-title|title)(?:\s[^<>]*)?/?>", re.IGNORECASE)
_SUPERSCRIPT = str.maketrans("0123456789+-\u2212=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ")
_SUBSCRIPT = str.maketrans("0123456789+-\u2212=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")


def plain(text: str) -> str:
    """*text* on one line without inline tags and entities.

    Only tags that registries use are taken for tags, so that ``n<5 and m>3`` stays what it is.
    Entities are decoded twice where they were escaped twice (Crossref titles hold ``&lt;i&gt;``).

    >>> plain("A <i>TP53</i> &amp;amp; p&lt;0.05 study of 10<sup>6</sup>  cells")
    'A TP53 & p<0.05 study of 10⁶ cells'
    """
    decoded = html.unescape(html.unescape(text)) if "&" in text else text
    if "<" in decoded:
        decoded = _RAISED_OR_LOWERED.sub(lambda found: shifted(found[1], found[2]), decoded)
        decoded = _TAG.sub("", _BREAK.sub(" ", decoded))
    return " ".join(decoded.split())


def shifted(tag: str, text: str) -> str:
    """*text* of a ``sup`` or ``sub`` element in the characters made for it, if it has one for each.

    Without this ``10<sup>6</sup>`` and 106 would read alike.

    >>> shifted("sup", "-6"), shifted("sub", "2"), shifted("sup", "th")
    ('⁻⁶', '₂', 'th')
    """
    table = _SUPERSCRIPT if tag.lower() == "sup" else _SUBSCRIPT
    return text.translate(table) if all(ord(character) in table for character in text) else text
