"""The body of an answer in one spelling, as long as it is, so that offsets found in one hold in the other.

Answers of one service come in four encodings: numbers before the full stop (``...diagnosis[7][8].``), whole
references in place (``inline_references`` takes these), a journal's name and a count before the marker
(``...role. NEJM + 3 [7-9]``), and escaped brackets, closed or not. Here whatever the last two have around a
marker becomes part of it, and the service's user interface (components, section tags, rules, the offer to go
on) becomes empty lines.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from citevouch.text.front_matter import front_matter
from citevouch.text.markers import DASHES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_COMPONENT = "REACTCOMPONENT!:!"
#: Components that show progress or pictures.
_SAY_NOTHING = frozenset({"InlineGenerationStep", "Thinking", "VisualGroup", "PublicationFigure"})
_PAYLOAD = re.compile(r"[A-Za-z]{1,60}!:!(?=\{)")
_SECTION = re.compile(r"</?section\b[^<>]*>", re.IGNORECASE)
#: ``--Practice Guideline--`` and ``----``, which below a line of text would make it a heading.
_RULE = re.compile(r"^[ \t]*(?:-{3,}|--[A-Za-z][A-Za-z ]{0,60}--)[ \t]*\r?$", re.MULTILINE)
_FIGURE_NUMBER = re.compile(r"(?<=[^\s<>\[\]])\[[0-9]{1,4}\](?=</visual>)", re.IGNORECASE)
_OFFER = re.compile(r"(?:Would you like|Do you want|Should I|Shall I|Let me know)\b[^\[\]]*\Z")

_NUMBERS = rf"[0-9]{{1,4}}(?:[ ]?[{DASHES}][ ]?[0-9]{{1,4}})?"
_WORD = r"[A-Z][^\W\d_]{0,40}+(?:[&\u2019'-][^\W\d_]{1,40}+){0,5}+"
#: The chip before a marker: a picture, a journal's name, how many more sources there are.
_CHIP = re.compile(
    rf"(?P<picture>!\[\]\([^()\s]*\)[ ]?)?"
    rf"(?P<name>{_WORD}(?:[ ](?:{_WORD}|of|the|and|for|in|on|&)){{0,7}})?"
    rf"(?P<more>[ ]?\+[ ]?[0-9]{{1,3}})?[ ]?"
    rf"(?=\\?\[(?P<numbers>{_NUMBERS}(?:[ ]?[,;][ ]?{_NUMBERS})*)(?P<close>\\?\]|(?=[ \t]*(?:[\r\n]|\Z))))"
)
#: Where a chip begins: behind the end of a sentence, or glued to the last word of one.
_CHIP_START = re.compile(r"(?<=[.!?:;)\]\"\u201d%][ ])(?=[A-Z!])|(?<=[a-z0-9.!?:;)\]\"\u201d%])(?=[A-Z!])")
_SMALL = frozenset("the of and for in on a an".split())


def respelt(text: str, *, journals: Iterable[str] = ()) -> str:
    """*text* with user interface blanked and each marker with all that belongs to it; as long as *text*.

    *journals*: names of cited journals, by which a chip without a count is told from a sentence.
    """
    text = _components_blanked(text)
    text = _SECTION.sub(_blank, text)
    matter = front_matter(text)
    begin = matter[3] if matter else 0
    text = text[:begin] + _RULE.sub(_blank, text[begin:])
    text = _FIGURE_NUMBER.sub(lambda found: " " * len(found[0]), text)
    return _with_chips(_offer_blanked(text), _chip_names(journals))


def components_left_out(text: str) -> list[str]:
    """The names of components that may say something, and are blanked all the same."""
    named = re.findall(rf"{_COMPONENT}([A-Za-z]{{1,60}})", text)
    return [name for name in dict.fromkeys(named) if name not in _SAY_NOTHING]


def link_marker(numbers: str, length: int) -> str | None:
    """A marker for *numbers* as a link, filled up to *length*; None where it does not go in.

    >>> link_marker("7-9", 12)
    '[7-9](xxxxx)'
    """
    filling = length - len(numbers) - 4
    return f"[{numbers}]({'x' * filling})" if filling >= 0 else None


def _blank(found: re.Match[str]) -> str:
    """Empty lines in place of what was found: they part blocks, as what they replace did."""
    return "\n" * len(found[0])


def _components_blanked(text: str) -> str:
    """*text* without components of the user interface, each a mark, a name and an object."""
    parts = []
    done = 0
    while (at := text.find(_COMPONENT, done)) >= 0:
        end = _component_end(text, at + len(_COMPONENT))
        parts += [text[done:at], "\n" * (end - at)]
        done = end
    return "".join(parts) + text[done:]


def _component_end(text: str, at: int) -> int:
    """Where the component whose name begins at *at* ends: with its object, or with its line."""
    newline = text.find("\n", at)
    line_end = len(text) if newline < 0 else newline
    payload = _PAYLOAD.match(text, at)
    if not payload:
        return line_end
    try:
        return json.JSONDecoder(strict=False).raw_decode(text, payload.end())[1]
    except (ValueError, RecursionError):
        return line_end


def _offer_blanked(text: str) -> str:
    """*text* without a last line in which the service offers to go on."""
    body = text.rstrip()
    start = body.rfind("\n") + 1
    if not _OFFER.match(body, start):
        return text
    return text[:start] + "\n" * (len(body) - start) + text[len(body) :]


def _chip_names(journals: Iterable[str]) -> frozenset[str]:
    """What a chip may call the *journals*: the name, any run of words at its end, its initials."""
    names: set[str] = set()
    for journal in journals:
        words = [word for word in re.split(r"[\s.:,()]+", journal.casefold()) if word]
        telling = [word for word in words if word not in _SMALL]
        names.update(" ".join(words[at:]) for at in range(len(words)))
        names.add("".join(word[0] for word in telling) if len(telling) > 1 else "".join(telling))
    return frozenset(names - _SMALL)


def _with_chips(text: str, names: frozenset[str]) -> str:
    parts = []
    done = 0
    for start, end, marker in _chips(text, names):
        if start >= done:
            parts += [text[done:start], marker]
            done = end
    return "".join(parts) + text[done:]


def _chips(text: str, names: frozenset[str]) -> Iterator[tuple[int, int, str]]:
    """Each chip with its marker: where the two begin and end, and the marker that replaces them."""
    for place in _CHIP_START.finditer(text):
        chip = _CHIP.match(text, place.start())
        if not chip or not _is_chip(chip, names):
            continue
        end = chip.end() + (2 if text[chip.end()] == "\\" else 1) + len(chip["numbers"]) + len(chip["close"])
        if marker := link_marker(chip["numbers"], end - chip.start()):
            yield chip.start(), end, marker


def _is_chip(chip: re.Match[str], names: frozenset[str]) -> bool:
    """Whether a name before a marker is a chip and not the end of a sentence."""
    if chip["more"]:
        return bool(chip["name"] or chip["picture"])
    return bool(chip["picture"]) or (chip["name"] or "").casefold() in names
