"""Claims: the sentences that cite something, with what they cite, the sentence before, and their numbers.

Also the sentences that give numbers as evidence and name no source at all, neither in themselves nor by where
they stand (row, list item, source line, heading).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.text.attribution_structure import Structure
from citevouch.text.cites import Cite, Cites
from citevouch.text.document import ancestors, block_at
from citevouch.text.inline import plain
from citevouch.text.model import Claim
from citevouch.text.numbers import find_numbers
from citevouch.text.prompt import prompt_end
from citevouch.text.spans import Spans

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.text.document import Document
    from citevouch.text.model import Entry, Marker, Mention, Number, Sentence

#: A sentence without one of these has no number.
_MAY_COUNT = re.compile(
    r"[0-9]|\b(?:half|halv|twice|thrice|doubl|tripl|quadrupl|third|quarter|fifth|tenth|fold|one|two|three|four|five)",
    re.IGNORECASE,
)
_LINK = re.compile(r"\]\([ ]?<?(?:https?://|/|#)|https?://|www\.")
#: A source named by author and year, though no entry says which paper that is.
_BY_NAME = re.compile(
    r"\bet\s+al\.?,?\s*\(?(?:19|20)[0-9]{2}|[A-Z][\w'\u2019-]+(?:\s+(?:and|&)\s+[A-Z][\w'\u2019-]+)?,?\s+\(?(?:19|20)[0-9]{2}[a-z]?\)"
)
#: No numbers in web addresses and code.
_NO_PROSE = re.compile(r"(?:https?://|www\.)[^\s)\]>]+|`[^`\r\n]+`")

#: Stands for a marker or identifier that was taken out, while its brackets are looked at.
_HOLE = "\ufffc"
_LINK_TO_HOLE = re.compile(rf"\[([^\[\]]*)\]\([^()\s]*{_HOLE}[^()]*\)")
_BRACKET = re.compile(rf"\s*\\?[\[(]([^\[\]()]*{_HOLE}[^\[\]()]*)\\?[\])]")
_MORE_THAN_NAMES = re.compile(r"[\"\u201c\u201d%=<>]|[0-9][.\u00b7][0-9]|\b(?!(?:19|20)[0-9]{2}\b)[0-9]+")
_HOLES = re.compile(
    rf"\s*(?:\b(?:PMIDs?|PMCIDs?|DOIs?|doi|see|refs?\.?):?\s*)?{_HOLE}(?:[\s,;&]*(?:and\s+)?{_HOLE})*"
)
_SPACE_BEFORE_STOP = re.compile(r"\s+(?=[.,;:!?)\]])|(?<=[(\[])[\s,;:]+|[,;](?=[)\]])")


def find_claims(
    doc: Document,
    *,
    sentences: Sequence[Sentence],
    markers: Sequence[Marker] = (),
    mentions: Sequence[Mention] = (),
    entries: Sequence[Entry] = (),
) -> tuple[tuple[Claim, ...], tuple[Sentence, ...]]:
    """The claims of *doc*, and its quantitative sentences without any source; both in text order.

    Sentences of the bibliography, and of the question that a report repeats before its answer, are neither.
    Linear in the length of the text.
    """
    bibliography = Spans((entry.start, entry.end) for entry in entries)
    sources = _Sources(doc, markers, mentions)
    answer = prompt_end(doc)
    context = _Context(doc)
    claims: list[Claim] = []
    unsourced: list[Sentence] = []
    for sentence in sentences:
        if bibliography.holds(sentence.start):
            continue
        block = block_at(doc, sentence.start)
        before = context.before(sentence, block)
        found = sources.cites.between(sentence.start, sentence.end)
        if found:
            claims.append(_claim(sentence, before, found, sources))
        elif sentence.start >= answer and block is not None and sources.is_lacking(sentence, block):
            unsourced.append(sentence)
    return tuple(claims), tuple(unsourced)


class _Sources:
    """Markers and identifiers of a text, and where no number of a claim can stand."""

    def __init__(self, doc: Document, markers: Sequence[Marker], mentions: Sequence[Mention]) -> None:
        self.doc = doc
        self.labels = {marker.start: marker.labels for marker in markers}
        cites = [Cite(start=m.start, end=m.end, references=m.references, is_marker=True) for m in markers]
        cites += [
            Cite(start=m.start, end=m.end, references=(m.canonical_id,)) for m in mentions if m.canonical_id
        ]
        self.cites = Cites(cites)
        no_prose = (found.span() for found in _NO_PROSE.finditer(doc.readable))
        self.no_numbers = Spans([*((cite.start, cite.end) for cite in cites), *no_prose])
        self._structure = Structure(doc, self.cites)
        self._texts: dict[int, str] = {}

    def text_of(self, sentence: Sentence) -> str:
        """A sentence without what it cites; kept, as a sentence is often the context of the next one."""
        if sentence.start not in self._texts:
            found = self.cites.between(sentence.start, sentence.end)
            self._texts[sentence.start] = _without_cites(self.doc.readable, sentence, found)
        return self._texts[sentence.start]

    def numbers(self, sentence: Sentence) -> tuple[Number, ...]:
        """The numbers of a sentence."""
        if not _MAY_COUNT.search(sentence.raw):
            return ()
        return find_numbers(self.doc.readable, sentence.start, sentence.end, skip=self.no_numbers)

    def is_lacking(self, sentence: Sentence, block: int) -> bool:
        """Whether a sentence that cites nothing gives evidence in numbers and no source for it."""
        if not any(number.evidential for number in self.numbers(sentence)) or _LINK.search(sentence.raw):
            return False
        if _BY_NAME.search(sentence.raw):
            return False
        return not self._structure.says_source(block)


class _Context:
    """The sentence before each sentence: in its block, or the one that leads in the list it stands in."""

    def __init__(self, doc: Document) -> None:
        self._doc = doc
        self._last: dict[
            int, tuple[Sentence, int]
        ] = {}  #: per depth of lists: the last sentence and its block

    def before(self, sentence: Sentence, block: int | None) -> Sentence | None:
        """The sentence before *sentence* in *block*; sentences are to be given in text order."""
        if block is None:
            return None
        items = sum(self._doc.blocks[around].kind == "list_item" for around in ancestors(self._doc, block))
        found, its_block = self._last.get(items, (None, None))
        if its_block != block:
            found, its_block = self._last.get(items - 1, (None, None)) if items else (None, None)
            if (
                its_block is not None
                and self._doc.blocks[its_block].headings != self._doc.blocks[block].headings
            ):
                found = None
        self._last = {depth: last for depth, last in self._last.items() if depth < items}
        self._last[items] = (sentence, block)
        return found


def _claim(sentence: Sentence, before: Sentence | None, found: list[Cite], sources: _Sources) -> Claim:
    labels = dict.fromkeys(label for cite in found for label in sources.labels.get(cite.start, ()))
    return Claim(
        raw=sentence.raw,
        start=sentence.start,
        end=sentence.end,
        text=sources.text_of(sentence),
        context=sources.text_of(before) if before else None,
        labels=tuple(labels),
        references=tuple(dict.fromkeys(name for cite in found for name in cite.references)),
        numbers=sources.numbers(sentence),
    )


def _without_cites(text: str, sentence: Sentence, found: Iterable[Cite]) -> str:
    """The sentence without markers, identifiers, the brackets that held them, and markup."""
    parts: list[str] = []
    at = sentence.start
    for cite in found:
        if cite.start >= at:
            parts += [text[at : cite.start], _HOLE]
        at = max(at, cite.end)
    shown = "".join([*parts, text[at : sentence.end]])
    shown = _BRACKET.sub(_bracket_left, _LINK_TO_HOLE.sub(rf"\1{_HOLE}", shown))
    return _SPACE_BEFORE_STOP.sub("", plain(_HOLES.sub("", shown)))


def _bracket_left(bracket: re.Match[str]) -> str:
    """A bracket that held a citation: nothing, unless it holds a number or a quotation besides."""
    return bracket[0] if _MORE_THAN_NAMES.search(bracket[1]) else ""
