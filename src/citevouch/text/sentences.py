"""Sentences of a text, each within one block, with the reference markers that belong to it.

Blocks come first: a sentence never crosses a blank line, heading, list item, table row or hard line break;
headings, rows of column names and code hold none. Within a block a sentence ends at a full stop, question or
exclamation mark, the closing marks behind it, and the markers or citation groups behind those: they belong
to the sentence before them.

Rules, not a library: of the 58 cases in ``tests/text/test_sentences.py`` they split all, segtok 1.5.11 48 and
nupunkt 0.8.0 48, although both were given each block by itself with its markers taken out and folded. What
they miss is what this kind of text is full of ("et al.", "Tab. 3.", "U.S.", "vitamin D.", numbered steps in a
line), their results must be mapped back to offsets, and on 2.8 million characters of reports they take no
less time (segtok 0.59 s, nupunkt 0.19 s, this module 0.20 s with markers and offsets). The cases are ours, so
the margin flatters the rules; it is not what decides.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from citevouch.text.model import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.text.document import Document
    from citevouch.text.model import Marker, Mention

#: Candidates: end marks with what closes behind them; full stops of CJK text; line breaks that are hard, or
#: before a number as of a list.
_STOP = re.compile(
    r"(?P<stop>[.!?\u2026]++[\"\u201d\u2019'\u00bb)\]*_]*+)|[\u3002\uff01\uff1f]++[\"\u201d\u300d\u300f)]*+"
    r"|(?P<hard>(?:[ ]{2,}|\\)(?:\r\n|\r|\n)|<br[ ]?/?>|(?:\r\n|\r|\n)(?=[ \t>]*[0-9]{1,2}[.)][ \t]))"
)
_BREAK = re.compile(r"\s|<br[ ]?/?>")
_GROUP = re.compile(
    r"\\?[\[(](?:[^\[\]()\r\n]|\[[^\[\]\r\n]{0,200}+\]|\([^()\r\n]{0,400}+\)){1,600}+[\])](?:\([^()\s]{0,800}+\))?"
)

_ADDRESS = re.compile(r"https?://[^\s()\[\]]+")
_LONGEST_GROUP = 120  #: characters of a citation group, web addresses not counted; longer ones are prose

_WORD = re.compile(r"[^\s(\[{\"\u201c\u2018*_/]*$")
#: Abbreviations after which a sentence goes on, whatever follows.
_NEVER = frozenset(
    "e.g i.e vs cf fig figs tab eq eqs ref refs approx ca dr prof mr mrs ms st mt viz resp incl vol suppl al"
    " al. eds nos dept".split()
)
#: Abbreviations after which it goes on unless a word follows that begins sentences.
_MAY_END = frozenset("sp spp ssp subsp var cv".split())
#: Abbreviations after which it goes on only before a number.
_BEFORE_NUMBER = frozenset("no nr p pp ch sec art jan feb mar apr jun jul aug sept sep oct nov dec".split())
_INITIAL = re.compile(r"(?:[A-Z]\.-?)*[A-Z]")
_COUNTRY = re.compile(r"[UE]\.[SKU](?:\.A)?")
_OF_COUNTRY = re.compile(
    r"(?:FDA|Food|National|Centers|Preventive|Department|Congress|Army|Veterans|Surgeon|Pharmacopeia|Census"
    r"|Government|Medicare|Renal|Public)\b"
)
#: A word after which a single letter is a name's end ("vitamin D."), not an initial.
_LETTERED = re.compile(
    r"(?:vitamin|hepatitis|type|group|factor|class|panel|influenza|protein|immunoglobulin|complex|grade|part|arm"
    r"|strain|subunit|apolipoprotein|region|site|figure|table|appendix|cohort|option)s?\s+$",
    re.IGNORECASE,
)
_STARTER = re.compile(
    r"(?:The|This|These|Those|That|There|In|It|Its|However|We|Our|For|Both|Although|Among|Moreover|Furthermore"
    r"|Thus|Therefore|Patients|They|Their|When|While|As|At|On|By|With|If|An?|No|Some|Most|All|Here)\b"
)
_LEADING = re.compile(r"(?:[\r\n][ \t>]*+|\s|\|(?=\s)|<br[ ]?/?>)*+")
_OPENING = re.compile(r"[\s\"\u201c\u2018\u00ab('\[*_>~|\u2014\u2013-]*")
#: A sentence may begin in lower case with a name: mTOR, p53, miR-21, nhr-49, α-synuclein.
_NAME = re.compile(r"[a-z]{1,6}(?:[A-Z]|[0-9]|-[0-9])|[\u03b1-\u03c9]")
_ENUMERATION = re.compile(r"(?:^\s*|([^\s(]*)[:;.]\s+)\(?[0-9]{1,2}$|^\s*[*_(]*[a-h]$")


def find_sentences(
    doc: Document, *, markers: Sequence[Marker] = (), mentions: Sequence[Mention] = ()
) -> tuple[Sentence, ...]:
    """The sentences of *doc* in text order; linear in its length."""
    cites = _Cites(doc.readable, markers, mentions)
    return tuple(
        Sentence(raw=doc.text[start:end], start=start, end=end)
        for block in doc.blocks
        if block.kind in {"paragraph", "table_row"} and block.lines and not block.header
        for start, end in _split(cites, block.lines[0][0], block.lines[-1][1])
    )


class _Cites:
    """What can stand behind a sentence and belongs to it: markers, and groups that hold an identifier."""

    def __init__(self, text: str, markers: Sequence[Marker], mentions: Sequence[Mention]) -> None:
        self.text = text
        self.ends = {marker.start: marker.end for marker in markers}
        self.closed = {marker.end for marker in markers}
        self.mentions = sorted(mention.start for mention in mentions)

    def skip(self, offset: int, end: int) -> int:
        """Where the run of markers and citation groups that begins at or a space behind *offset* ends."""
        while offset < end:
            at = offset + (self.text[offset] in " \t")
            after = self.ends.get(at) or self._group(at, end)
            if not after or after > end:
                break
            offset = after
        return offset

    def _group(self, at: int, end: int) -> int | None:
        """Where the group that begins at *at* ends, if it holds an identifier and little else."""
        group = _GROUP.match(self.text, at, end)
        if not group or len(_ADDRESS.sub("", group[0])) > _LONGEST_GROUP:
            return None
        first = bisect_left(self.mentions, at)
        holds_one = first < len(self.mentions) and self.mentions[first] < group.end()
        return group.end() if holds_one else None


def _split(cites: _Cites, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Spans of the sentences between *start* and *end*, white space around them left out."""
    text = cites.text
    for found in _STOP.finditer(text, start, end):
        if found.start() < start:
            continue  # inside the markers that belong to the sentence before
        stop = found.end()
        if found["stop"]:
            stop = cites.skip(found.end(), end)
            if stop < end and not (_BREAK.match(text, stop) and _is_end(cites, start, found, stop, end)):
                continue
        elif found["hard"]:
            stop = found.start()
        yield from _trimmed(text, start, stop)
        start = stop
    yield from _trimmed(text, start, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The span without white space, quote marks of a block quote and bars of a table row around it."""
    at = _LEADING.match(text, start, end).end()  # type: ignore[union-attr]
    body = text[at:end].rstrip(" \t\r\n|")
    if body:
        yield at, at + len(body)


def _is_end(cites: _Cites, start: int, found: re.Match[str], stop: int, end: int) -> bool:
    """Whether the end mark *found*, with what belongs to it ending at *stop*, ends a sentence."""
    text = cites.text
    at = _OPENING.match(text, stop, end).end()  # type: ignore[union-attr]
    after = text[at : min(at + 40, end)]
    before = text[max(start, found.start() - 40) : found.start()]
    marked = stop > found.end() or found.start() in cites.closed
    capital = not after[:1].islower()
    is_full_stop = found[0][0] == "." and found[0][:2] != ".."
    if is_full_stop and _goes_on(before, after, closed=stop > found.end() and capital):
        return False
    return capital or marked or bool(_NAME.match(after))


def _goes_on(before: str, after: str, *, closed: bool) -> bool:
    """Whether a full stop between *before* and *after* ends an abbreviation, an initial or an item's number.

    *closed*: a marker follows the full stop and a capital follows that, so that "et al." can end a sentence.
    """
    word = _WORD.search(before)[0]  # type: ignore[index]
    lower = word.lower()
    if lower in _NEVER or lower.lstrip("~-\u2013\u2014") in _NEVER:
        return not closed
    if lower in _MAY_END:
        return not (closed or _STARTER.match(after))
    if lower in _BEFORE_NUMBER:
        return after[:1].isdecimal()
    if _COUNTRY.fullmatch(word):
        return bool(_OF_COUNTRY.match(after))
    if _INITIAL.fullmatch(word):
        return not (closed or _STARTER.match(after) or _LETTERED.search(before[: -len(word)]))
    item = _ENUMERATION.search(before)
    return item is not None and (item[1] or "").lower() not in _NEVER | _BEFORE_NUMBER
