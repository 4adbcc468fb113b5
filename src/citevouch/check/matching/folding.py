"""Two readings of a text, each of which knows its offsets in the text as given.

*exact*: Unicode NFC, white space folded; nothing else is touched.
*tolerant*: one spelling for what is written in several ways: entities, markup, ligatures, full-width forms,
superscripts, Greek letters, accents, dashes, comparators. Numbers, signs, comparators and units come out
different whenever they are different: ``10⁶`` and ``10<sup>6</sup>`` become ``10^6``, never ``106``.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

from citevouch.check.matching.characters import ACCENTS, FOLDED, INVISIBLE, SUBSCRIPTS, SUPERSCRIPTS
from citevouch.check.matching.mapped import Mapped, Piece, composed, replaced, rewrite

if TYPE_CHECKING:
    from collections.abc import Iterator

_WHITE = re.compile(r"\s{2,}|[^\S ]")
_ENTITY = re.compile(r"&(?:amp;)*(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")

_INLINE = (
    "a|abbr|b|bold|em|font|i|inf|italic|monospace|roman|sc|small|span|strong|styled-content|sub|sup|tt|u|"
    "underline|xref"
)
_BLOCK = "br|div|li|p|sec|sec-title|title|abstract"
_ATTRIBUTES = r"(?:\s[A-Za-z:-]{1,30}=[^<>]{0,200})?"  # without a value it may be a comparison: a <b and c> d
_RAISED = "".join(SUPERSCRIPTS)
_LOWERED = "".join(SUBSCRIPTS)
_UNCOMPOSED = "\u0300-\u036f"
_MINUS = "\u2212"

#: Where one of the rules below may begin: one class of characters, so that plain text is passed at once.
#: The mathematical letters stand in it as one range: thousands of characters beyond U+FFFF would be slow.
_IN_ASCII = r"<>\\+(xX*"
_FOLDED_CLASS = (
    re.escape("".join(letter for letter in FOLDED if letter <= "\uffff")) + "\U0001d400-\U0001d7ff"
)
_CANDIDATE_IN_ASCII = re.compile(f"[{_IN_ASCII}]")
_CANDIDATE = re.compile(
    f"[{_IN_ASCII}ß·∙⋅º{_MINUS}{_RAISED}{_LOWERED}{INVISIBLE}{_UNCOMPOSED}{_FOLDED_CLASS}]"
)
_RULES = re.compile(
    rf"""(?P<raised><(?:jats:)?(?P<tag>su[bp])>
        [ ]?(?P<inside>[0-9+\-{_MINUS}–,()]{{1,20}})[ ]?</(?:jats:)?(?P=tag)>)
    |(?P<block></?(?:jats:)?(?:{_BLOCK}){_ATTRIBUTES}\s?/?>)
    |(?P<inline></?(?:jats:)?(?:{_INLINE}){_ATTRIBUTES}\s?/?>)
    |(?P<at_most></?=)
    |(?P<at_least>>/?=)
    |(?P<either>\+/[\-{_MINUS}–]|\+[\-{_MINUS}–](?=\s?[0-9]))
    |(?P<escape>\\(?=[!-/:-@\[-`{{-~]))
    |(?P<power>\([+\-{_MINUS}–]?[0-9]{{1,2}}\))
    |(?P<times>[xX*](?=\s?[0-9]))
    |(?P<superscript>[{_RAISED}]+(?:,[{_RAISED}]+)*)
    |(?P<subscript>[{_LOWERED}]+)
    |(?P<soft>\u00ad\s{{0,80}})
    |(?P<invisible>[{INVISIBLE}]+)
    |(?P<mark>[{_UNCOMPOSED}]+)
    |(?P<point>[·∙⋅](?=[0-9]))
    |(?P<other>.)""",
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)

#: A run of raised figures after these is a reference marker, no exponent: ``patients.¹²``, ``patients¹²``.
_BEFORE_MARKER = re.compile(r"[.,;:)\]\"”’]\Z|[a-z]{4}\Z")
_FIGURES = re.compile(r"[0-9]{1,3}(?:[,–-][0-9]{1,3})*")


def exact(text: str) -> Mapped:
    """*text* in Unicode NFC, every run of white space one space."""
    return replaced(composed(Mapped(text)), _WHITE, lambda _: " ")


def tolerant(text: str) -> Mapped:
    """*text* in one spelling; see the module for what that changes and what it does not."""
    below = composed(_without_entities(Mapped(text)))
    return rewrite(below, _pieces(below.text))


def _without_entities(below: Mapped) -> Mapped:
    if "&" not in below.text:
        return below
    return replaced(below, _ENTITY, lambda found: _decoded(found[0], found[1]))


def _decoded(entity: str, name: str) -> str:
    """The character behind ``&name;``, however often its ampersand was escaped; *entity* where it is none."""
    character = html.unescape(f"&{name};")
    return entity if character == f"&{name};" else character


def _pieces(text: str) -> Iterator[Piece]:
    done = 0
    for candidate in (_CANDIDATE_IN_ASCII if text.isascii() else _CANDIDATE).finditer(text):
        start = candidate.start()
        if start < done:
            continue
        found = _RULES.match(text, start)
        if found is None or not found.lastgroup:
            continue
        new = _folded(found, text)
        done = found.end()
        if new != found[0]:
            yield Piece(start, done, new)


def _folded(found: re.Match[str], text: str) -> str:
    kind, old, before = found.lastgroup, found[0], text[max(0, found.start() - 4) : found.start()]
    match kind:
        case "raised":
            return _shifted(found["inside"], before, raised=found["tag"].lower() == "sup")
        case "superscript":
            return _shifted("".join(SUPERSCRIPTS.get(sign, sign) for sign in old), before, raised=True)
        case "subscript":
            return _shifted("".join(SUBSCRIPTS[sign] for sign in old), before, raised=False)
        case "block":
            return "\n"
        case "inline" | "escape" | "soft" | "invisible":
            return ""
        case "at_most":
            return "≤"
        case "at_least":
            return "≥"
        case "either":
            return "±"
        case "power":
            return f"^{_with_minus(old[1:-1])}" if re.search(r"(?:^|[^0-9.,])10\Z", before) else old
        case "times":
            return "×" if re.search(r"[0-9]\s?\Z", before) else old
        case "mark":
            return "" if before[-1:].isalpha() else old
        case "point":
            return "." if before[-1:].isdigit() else old
        case _:
            return _character(old, before, text[found.end() : found.end() + 1])


def _shifted(inside: str, before: str, *, raised: bool) -> str:
    """Raised or lowered characters as plain ones; an exponent keeps a mark, so that 10⁶ is not 106."""
    if raised and _FIGURES.fullmatch(inside) and _BEFORE_MARKER.search(before):
        return f"[{inside}]"
    plain = _with_minus(inside)
    return f"^{plain}" if before[-1:].isdigit() and any(map(str.isdigit, plain)) else plain


def _with_minus(figures: str) -> str:
    """*figures* with the minus sign for whatever dash stands for it."""
    return figures.replace("-", _MINUS).replace("–", _MINUS)


def _character(old: str, before: str, after: str) -> str:
    """One character in its one spelling; *before* and *after* decide what a few of them stand for."""
    left, right = before[-1:], after
    if old == "ß":  # used for beta, and a German letter
        return "ss" if left.islower() else "beta"
    if old in "Åå" and not left.isalpha() and not right.isalpha():
        return "å"  # the unit
    if old == "º":
        return "°" if left.isdigit() or left.isspace() else "o"
    if old == _MINUS:  # typeset for a hyphen between letters
        return "-" if left.isalpha() and right.isalpha() else old
    return FOLDED.get(old) or ACCENTS.get(old) or old
