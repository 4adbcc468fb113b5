"""Documents changed as conversions, scanners and editors change them, every character knowing its origin.

The text of a block is a list of characters, each with the block and the offset that it had, so that the true
place of a quote is known in every changed document, and whether its words are still the same.
"""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise

from citevouch.anchor.model import Block, Box, Document, Place

Origins = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Char:
    """One character: the blocks and offsets it came from (none: it is new), and whether it alters a word."""

    char: str
    origins: Origins = ()
    altered: bool = False


@dataclass
class Moving:
    """A block whose characters know their origin."""

    block: Block
    chars: list[Char]

    @property
    def text(self) -> str:
        return "".join(char.char for char in self.chars)


@dataclass
class Changed:
    """A changed document and where everything went."""

    before: Document
    document: Document
    blocks: list[Moving]
    places: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for at, block in enumerate(self.blocks):
            for offset, char in enumerate(block.chars):
                for origin in char.origins:
                    self.places.setdefault(origin, (at, offset))

    def is_altered(self, block: int, start: int, end: int) -> bool:
        """Whether any word of the stretch is another one now."""
        text = self.before.texts[block].text
        places = [
            self.places.get((block, offset)) for offset in range(start, end) if not text[offset].isspace()
        ]
        if any(place is None for place in places):
            return True
        known = [place for place in places if place is not None]
        if any(self.blocks[at].chars[offset].altered for at, offset in known):
            return True
        return any(
            char.altered
            for (at, first), (to, last) in pairwise(known)
            if at == to
            for char in self.blocks[at].chars[first + 1 : last]
        )

    def is_right(self, block: int, start: int, end: int, at: int, first: int, last: int) -> bool:
        """Whether ``blocks[at].text[first:last]`` came from the stretch, for the most part."""
        chars = self.blocks[at].chars[first:last] if at < len(self.blocks) else []
        known = [char for char in chars if not char.char.isspace()]
        inside = sum(any(one == block and start <= two < end for one, two in char.origins) for char in known)
        return bool(known) and inside * 2 > len(known)


Drift = Callable[[list[Moving], random.Random], list[Moving]]


def changed(document: Document, drift: Drift, seed: str) -> Changed:
    """*document* after *drift*, its boxes moved by up to three points."""
    chance = random.Random(seed)
    blocks = [
        Moving(block, [Char(char, ((at, offset),)) for offset, char in enumerate(block.text)])
        for at, block in enumerate(document.texts)
    ]
    moved = drift(blocks, chance)
    for number, one in enumerate(moved):
        one.block = replace(
            one.block,
            ref=f"#/texts/{number}",
            number=number,
            text=one.text,
            place=_jittered(one.block.place, chance),
        )
    return Changed(document, replace(document, texts=tuple(one.block for one in moved)), moved)


def _jittered(place: Place | None, chance: random.Random) -> Place | None:
    if place is None:
        return None
    shift = [chance.uniform(-3, 3) for _ in range(4)]
    box = place.box
    moved = Box(
        l=box.l + shift[0], t=box.t + shift[1], r=box.r + shift[2], b=box.b + shift[3], origin=box.origin
    )
    return replace(place, box=moved)


# Blocks that move ------------------------------------------------------------------------------------------


def nothing(blocks: list[Moving], _: random.Random) -> list[Moving]:
    return blocks


def paragraph_inserted(blocks: list[Moving], chance: random.Random) -> list[Moving]:
    at = chance.randrange(max(1, len(blocks) // 4))
    return [
        *blocks[:at],
        _new("A paragraph that was not there before stands here now.", blocks[at]),
        *blocks[at:],
    ]


def order_changed(blocks: list[Moving], chance: random.Random) -> list[Moving]:
    moved = list(blocks)
    at = 0
    while at + 1 < len(moved):
        if chance.random() < 0.1:
            moved[at], moved[at + 1] = moved[at + 1], moved[at]
            at += 1
        at += 1
    return moved


def header_before_blocks(blocks: list[Moving], chance: random.Random) -> list[Moving]:
    for block in blocks:
        if len(block.chars) > 40 and chance.random() < 0.1:
            block.chars[:0] = map(Char, "Running header of the page ")
    return blocks


def pages_shifted(blocks: list[Moving], _: random.Random) -> list[Moving]:
    for one in blocks:
        if place := one.block.place:
            one.block = replace(one.block, place=replace(place, page_no=place.page_no + 1))
    return blocks


def blocks_split(blocks: list[Moving], chance: random.Random) -> list[Moving]:
    found: list[Moving] = []
    for one in blocks:
        spaces = [at for at, char in enumerate(one.chars) if char.char == " "]
        if len(one.chars) > 120 and spaces and chance.random() < 0.3:
            cut = chance.choice(spaces)
            found += [Moving(one.block, one.chars[:cut]), Moving(one.block, one.chars[cut + 1 :])]
        else:
            found.append(one)
    return found


def blocks_merged(blocks: list[Moving], chance: random.Random) -> list[Moving]:
    found: list[Moving] = []
    at = 0
    while at < len(blocks):
        one = blocks[at]
        two = blocks[at + 1] if at + 1 < len(blocks) else None
        if two and len(one.chars) > 60 and len(two.chars) > 60 and chance.random() < 0.2:
            merged = replace(one.block, n_prov=one.block.n_prov + two.block.n_prov, place=None)
            found.append(Moving(merged, [*one.chars, Char(" "), *two.chars]))
            at += 2
        else:
            found.append(one)
            at += 1
    return found


def blocks_duplicated(blocks: list[Moving], chance: random.Random) -> list[Moving]:
    copies = [_new(one.text, one) for one in blocks if chance.random() < 0.2]
    return [*blocks, *copies]


def _new(text: str, like: Moving) -> Moving:
    return Moving(like.block, list(map(Char, text)))


# Words written otherwise -----------------------------------------------------------------------------------


def _each(rule: Callable[[Moving, random.Random], list[Char]]) -> Drift:
    def drift(blocks: list[Moving], chance: random.Random) -> list[Moving]:
        for one in blocks:
            one.chars = rule(one, chance)
        return blocks

    drift.__name__ = rule.__name__
    return drift


def _spaces(share: float, new: str) -> Drift:
    @_each
    def drift(one: Moving, chance: random.Random) -> list[Char]:
        found: list[Char] = []
        for char in one.chars:
            if char.char == " " and chance.random() < share:
                found += [Char(new[0], char.origins), *map(Char, new[1:])]
            else:
                found.append(char)
        return found

    return drift


def _in_long_words(new: str) -> Drift:
    @_each
    def drift(one: Moving, chance: random.Random) -> list[Char]:
        cuts = {
            (word.start() + word.end()) // 2
            for word in re.finditer(r"[^\W\d_]{7,}", one.text)
            if chance.random() < 0.08
        }
        found: list[Char] = []
        for at, char in enumerate(one.chars):
            found += [*(map(Char, new) if at in cuts else ()), char]
        return found

    return drift


def _in_place_of(old: list[Char], new: str, *, altered: bool) -> list[Char]:
    origins = tuple(origin for char in old for origin in char.origins)
    return [Char(char, origins, altered) for char in new]


def _rewritten(pairs: dict[str, str]) -> Drift:
    pattern = re.compile("|".join(map(re.escape, sorted(pairs, key=len, reverse=True))))

    @_each
    def drift(one: Moving, _: random.Random) -> list[Char]:
        found: list[Char] = []
        done = 0
        for match in pattern.finditer(one.text):
            found += one.chars[done : match.start()]
            found += _in_place_of(one.chars[match.start() : match.end()], pairs[match[0]], altered=False)
            done = match.end()
        return [*found, *one.chars[done:]]

    return drift


@_each
def decomposed(one: Moving, _: random.Random) -> list[Char]:
    return [
        Char(part, char.origins) for char in one.chars for part in unicodedata.normalize("NFD", char.char)
    ]


LIGATURES = {"ffi": "\ufb03", "ff": "\ufb00", "fi": "\ufb01", "fl": "\ufb02"}
TYPOGRAPHY = {" - ": " \u2013 ", "'": "\u2019", '"': "\u201d"}

# Words that are others now ---------------------------------------------------------------------------------


def _noise(share: float) -> Drift:
    alike = {
        "l": "1",
        "o": "c",
        "e": "c",
        "m": "rn",
        "n": "r",
        "i": "l",
        "a": "o",
        "t": "f",
        "h": "b",
        "s": "z",
    }

    @_each
    def drift(one: Moving, chance: random.Random) -> list[Char]:
        found: list[Char] = []
        for char in one.chars:
            new = alike.get(char.char.lower(), "x")
            if char.char.isalpha() and char.char != new and chance.random() < share:
                found += [Char(part, char.origins, altered=True) for part in new]
            else:
                found.append(char)
        return found

    return drift


@_each
def numbers_changed(one: Moving, _: random.Random) -> list[Char]:
    found = list(one.chars)
    for number in re.finditer(r"\d+", one.text):
        at = number.end() - 1
        new = str((int(unicodedata.digit(one.text[at])) + 3) % 10)
        found[at] = Char(new, found[at].origins, altered=True)
    return found


@_each
def negations_inserted(one: Moving, _: random.Random) -> list[Char]:
    found: list[Char] = []
    done = 0
    for verb in re.finditer(r"\b(?:is|are|was|were|can|has|have|will|does)\b", one.text):
        found += [*one.chars[done : verb.end()], *(Char(char, altered=True) for char in " not")]
        done = verb.end()
    return [*found, *one.chars[done:]]


@_each
def words_replaced(one: Moving, chance: random.Random) -> list[Char]:
    found: list[Char] = []
    done = 0
    others = ("table", "method", "region", "model", "reduced", "open", "early", "north", "child", "seven")
    for word in re.finditer(r"\b[a-z]{4,}\b", one.text):
        if chance.random() < 0.12:
            new = chance.choice([other for other in others if other != word[0]])
            found += one.chars[done : word.start()]
            found += _in_place_of(one.chars[word.start() : word.end()], new, altered=True)
            done = word.end()
    return [*found, *one.chars[done:]]


#: Every kind of change: its name, how it is made, and which words count as altered by it.
KINDS: dict[str, Drift] = {
    "none": nothing,
    "one paragraph inserted": paragraph_inserted,
    "order of blocks changed": order_changed,
    "header put before blocks": header_before_blocks,
    "page numbers + 1": pages_shifted,
    "3 % of spaces doubled": _spaces(0.03, "  "),
    "3 % no-break spaces": _spaces(0.03, "\u00a0"),
    "8 % of spaces a line break": _spaces(0.08, "\n"),
    "hyphenation": _in_long_words("-\n"),
    "soft hyphens": _in_long_words("\u00ad"),
    "ligatures": _rewritten(LIGATURES),
    "curly quotes and dashes": _rewritten(TYPOGRAPHY),
    "decomposed accents": decomposed,
    "30 % of long blocks split": blocks_split,
    "20 % of long neighbours merged": blocks_merged,
    "20 % of blocks duplicated": blocks_duplicated,
    "noise in 0.1 % of letters": _noise(0.001),
    "noise in 0.5 % of letters": _noise(0.005),
    "noise in 1 % of letters": _noise(0.01),
    "noise in 2 % of letters": _noise(0.02),
    "every number changed": numbers_changed,
    "'not' put behind verbs": negations_inserted,
    "12 % of words replaced": words_replaced,
}
