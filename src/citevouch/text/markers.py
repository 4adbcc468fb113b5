"""Reference markers: ``[1,3-5]``, ``[1][2]``, ``\\[7\\]``, ``[^7]``, ``<sup>1,2</sup>``, ``¹²``, keys.

A run of neighbouring markers is one :class:`Marker`. Each label is looked up among the bibliography entries;
one that has none is dangling. Not markers: brackets that hold a year or words (``[2023 Guidelines](...)``),
an interval after CI, IQR, range or a median, powers and units (``10<sup>9</sup>/L``), isotopes, antigens
(``CD8⁺``), figure tags, index 0, code, and whatever stands inside a bibliography entry.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.cites import Cites, cites_of
from citevouch.text.markers_labels import Labels
from citevouch.text.markers_names import Names, named_citations
from citevouch.text.model import Marker
from citevouch.text.spans import Spans

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from citevouch.text.document import Document
    from citevouch.text.model import Entry, Mention

#: Widest range that is expanded; a wider or a reversed one is kept as it is written, and dangles.
MAX_RANGE = 30

DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212-"  # the ASCII one last, as it is put into character classes
_ITEM = rf"[0-9]{{1,4}}(?:[ ]?[{DASHES}][ ]?[0-9]{{1,4}})?"
_LIST = rf"{_ITEM}(?:[ ]?[,;][ ]?{_ITEM})*+"
_TARGET = r"\([^()\s]*+(?:\([^()\s]*+\)[^()\s]*+)*+(?:[ ]\"[^\"\r\n]{0,200}\")?\)"
_BRACKET = rf"\\?\[[ ]?\^?{_LIST}[ ]?\\?\](?:{_TARGET})?"
_SUPERSCRIPTS = "\u2070\u00b9\u00b2\u00b3\u2074-\u2079"
_FROM_SUPERSCRIPT = str.maketrans(
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207b", "0123456789-"
)

_PIECE = re.compile(
    rf"""(?=[\\\[<{_SUPERSCRIPTS}])(?:
        (?P<double>\[{_BRACKET}(?:[ ]?[,;][ ]?{_BRACKET})*+\](?:{_TARGET})?)
      | (?P<bracket>{_BRACKET})
      | (?P<note>\[\^(?P<key>[^\]\s\[^]{{1,60}})\])
      | (?P<sup><sup>[ ]?(?:<a\b[^<>]{{0,300}}>)?(?:\\?\[)?{_LIST}(?:\\?\])?(?:{_TARGET})?(?:</a>)?[ ]?</sup>)
      | (?P<raised>[{_SUPERSCRIPTS}]+(?:[,\u207b{DASHES}][{_SUPERSCRIPTS}]+)*+)
      | (?P<open>\\\[[0-9]{{1,3}}(?=[ \t]*(?:[\r\n]|\Z)))
    )""",
    re.VERBOSE,
)
_LINK_TARGET = re.compile(rf"(?<=\]){_TARGET}|<[^<>]*>")
_NUMBERS = re.compile(rf"([0-9]+)(?:[ ]?[{DASHES}][ ]?([0-9]+))?")
_LINE_BEGINS = re.compile(r"(?:\A|[\r\n])[ \t>]*\Z")
_GAP = re.compile(r"[ \t]?[,;]?[ \t]?")

#: What stands before brackets that hold an interval or a range, not references.
_BEFORE_INTERVAL = re.compile(
    r"(?:\b(?:CI|CrI|CIs|interval|IQR|ranges?|ranging|ranged|between|quartiles?)\b[^\w\[\](){}]*"
    r"|\bmedian\b[^.\[\]\r\n]{0,40}[0-9%])\s*$",
    re.IGNORECASE,
)
#: What stands behind brackets that hold the spread of the number before them: ``5 [2-9] years``.
_UNIT_AFTER = re.compile(
    r"[ ]?(?:%|years?|months?|weeks?|days?|hours?|min|points?|mm ?Hg|[kmµ]?g|[cmkn]m|[mµn]?mol|m?[lL])\b"
)
#: What stands before a raised number that is a power, a charge, a unit's exponent or an antigen's sign.
_BEFORE_POWER = re.compile(
    r"(?:(?<![0-9])(?:[0-9]{1,3}|[0-9]{5,})|(?<![A-Za-z])(?:[A-Za-zµμχβ]|[kcmdnµμ]?m|kg/m|min|sec|cells/mm|CD[0-9]*)"
    r"|[\u207a\u207b])$"
)
_FIGURE = re.compile(r"<visual\b[^<>]*>[^<>]*</visual>", re.IGNORECASE)

#: A group that may hold keys: ``[smith-2004-title]``, ``[@smith2004; @lee]``, ``(smith2004title pages 1-2)``.
_KEY_GROUP = re.compile(r"[\[(]([^\[\]()\r\n]{3,400}+)[\])]")
_KEY_PART = re.compile(r"[^,;\s][^,;]*+")
_LEAD = re.compile(r"\A(?:[Ss]ee|e\.g\.|cf\.)\s+")
#: A key that nobody would take for a word, so that it is reported when no entry has it.
_KEY_SHAPE = re.compile(
    r"@[A-Za-z][\w:.#$%&+?<>~/-]*|[a-z]+-(?:19|20)[0-9]{2}-[a-z0-9-]+"
    r"|[a-z]{2,}(?:19|20)[0-9]{2}[a-z0-9&]{3,}\s+pages?\s+[0-9\u2013-]+"
)


class _Piece(NamedTuple):
    start: int
    end: int
    labels: list[str]


def find_markers(
    doc: Document, *, mentions: Sequence[Mention] = (), entries: Sequence[Entry] = ()
) -> tuple[Marker, ...]:
    """Every run of markers in the body of *doc*, in text order, linked to *entries*.

    *mentions* keep a bare number that is an identifier's link text (``PMID [123](url)``) from being one.
    Linear in the length of the text.
    """
    labels = Labels(entries)
    closed = _closed_to_markers(doc, mentions, entries)
    targets = Cites(cites_of(mentions, (), ()))
    pieces = [
        *_numbered(doc.readable, labels, closed),
        *_keyed(doc.readable, labels, closed),
        *_named(doc.readable, labels, closed, Names(entries)),
    ]
    return tuple(_marker(doc.text, labels, targets, run) for run in _runs(doc.readable, sorted(pieces)))


def uncited_entries(
    entries: Sequence[Entry], markers: Sequence[Marker], mentions: Iterable[Mention] = ()
) -> tuple[str, ...]:
    """Labels of entries that no marker names and none of whose identifiers is cited outside the entries."""
    named = {label for marker in markers for label in marker.labels}
    inside = Spans((entry.start, entry.end) for entry in entries)
    cited = {mention.canonical_id for mention in mentions if not inside.holds(mention.start)}
    cited.update(reference for marker in markers for reference in marker.references)
    return tuple(
        entry.label
        for entry in entries
        if entry.label
        and named.isdisjoint((entry.label, *entry.keys))
        and cited.isdisjoint(entry.identifiers)
    )


def _closed_to_markers(doc: Document, mentions: Sequence[Mention], entries: Sequence[Entry]) -> Spans:
    """Where no marker can stand: entries, identifiers, code, figure tags."""
    code = ((block.start, block.end) for block in doc.blocks if block.kind == "code")
    figures = (figure.span() for figure in _FIGURE.finditer(doc.readable))
    return Spans([*((span.start, span.end) for span in (*entries, *mentions)), *code, *figures])


def _numbered(text: str, labels: Labels, closed: Spans) -> Iterator[_Piece]:
    for found in _PIECE.finditer(text):
        start, end = found.span()
        first_digit = start + (found["bracket"] or found["double"] or "").count("[", 0, 3)
        if closed.holds(start) or closed.holds(first_digit) or _is_definition(text, start, end):
            continue
        if found["key"]:
            yield _Piece(start, end, [f"^{found['key']}"])
        elif names := _numbered_labels(text, found, labels):
            yield _Piece(start, end, names)


def _numbered_labels(text: str, found: re.Match[str], labels: Labels) -> list[str]:
    """The labels that a match of numbers names; none where it is no marker."""
    start, end = found.span()
    before = text[max(0, start - 60) : start]
    shown = _LINK_TARGET.sub("", found[0])
    if found["raised"]:
        shown = shown.translate(_FROM_SUPERSCRIPT)
    if found["raised"] or found["sup"]:
        after = text[end : end + 1]
        if _BEFORE_POWER.search(before) or after.isalnum() or (after and after in "+\u2212\u207a\u207b"):
            return []
    elif _is_code(text, start) or _is_interval(shown, before, text[end : end + 20]):
        return []
    note = "^" if "[^" in found[0] else ""
    names = [note + name for name in _expanded(shown, labels)]
    known_only = bool(found["raised"])
    return names if not known_only or all(labels.has(name) for name in names) else []


def _is_interval(shown: str, before: str, after: str) -> bool:
    """Whether two or more numbers, or a range, stand behind CI, IQR, range or a median, or before a unit."""
    is_range = any(dash in shown for dash in DASHES)
    if shown.startswith("\\") or not (is_range or len(_NUMBERS.findall(shown)) > 1):
        return False
    is_spread = before.rstrip()[-1:].isdigit() and _UNIT_AFTER.match(after)
    return bool(is_spread or _BEFORE_INTERVAL.search(before))


def _is_code(text: str, start: int) -> bool:
    """Whether an odd number of backticks stands before *start* on its line (within 300 characters)."""
    line = text.rfind("\n", max(0, start - 300), start)
    return text.count("`", max(line, start - 300, 0), start) % 2 == 1


def _is_definition(text: str, start: int, end: int) -> bool:
    """Whether ``[1]: ...`` or ``[^1]: ...`` begins a line here."""
    return text[end : end + 1] == ":" and bool(_LINE_BEGINS.search(text[max(0, start - 20) : start]))


def _expanded(shown: str, labels: Labels) -> Iterator[str]:
    """Each number of a list, ranges written out; years and 0 left out unless an entry has that label."""
    for first, last in _NUMBERS.findall(shown):
        low, high = int(first), int(last or first)
        if not low <= high <= low + MAX_RANGE:
            yield f"{first}-{last}"
            continue
        for number in range(low, high + 1):
            if 0 < number < 1000 or labels.has(str(number)):
                yield str(number)


def _keyed(text: str, labels: Labels, closed: Spans) -> Iterator[_Piece]:
    """Groups of keys; where a group holds other things too, each key by itself."""
    for group in _KEY_GROUP.finditer(text):
        named = [(part, _key(part[0].rstrip(), labels)) for part in _KEY_PART.finditer(group[1])]
        names = [name for _, name in named if name]
        if not names or closed.holds(group.start()):
            continue
        if len(names) == len(named) and text[group.end() : group.end() + 1] != "(":
            yield _Piece(group.start(), group.end(), names)
            continue
        for part, name in named:
            if name:
                start = group.start(1) + part.start()
                yield _Piece(start, start + len(part[0].rstrip()), [name])


def _key(written: str, labels: Labels) -> str | None:
    """The key of an entry that *written* is, or one that no entry has but that can be nothing else."""
    written = _LEAD.sub("", written)
    return labels.key(written) or (written.lstrip("@") if _KEY_SHAPE.fullmatch(written) else None)


def _named(text: str, labels: Labels, closed: Spans, names: Names) -> Iterator[_Piece]:
    """Citations by author and year; an entry without a label is called by what is written."""
    for start, end, entries in named_citations(text, names):
        if not closed.holds(start):
            written = text[start:end].strip("()[]")
            yield _Piece(
                start, end, [labels.label_of(entry, start) or labels.add(written, entry) for entry in entries]
            )


def _runs(text: str, pieces: list[_Piece]) -> Iterator[list[_Piece]]:
    """Neighbouring pieces with nothing but a comma or a space between them."""
    run: list[_Piece] = []
    for piece in pieces:
        if run and piece.start < run[-1].end:
            continue
        if run and not _GAP.fullmatch(text, run[-1].end, piece.start):
            yield run
            run = []
        run.append(piece)
    if run:
        yield run


def _marker(text: str, labels: Labels, targets: Cites, run: list[_Piece]) -> Marker:
    """One marker of a run; a label without an entry stands for what its link points to, or it dangles."""
    start, end = run[0].start, run[-1].end
    named: dict[str, tuple[str, ...]] = {}
    dangling: dict[str, None] = {}
    for piece in run:
        linked = tuple(name for cite in targets.between(piece.start, piece.end) for name in cite.references)
        for name in piece.labels:
            label, identifiers = labels.look_up(name, piece.start)
            named.setdefault(label, linked if identifiers is None else identifiers)
            if identifiers is None and not linked:
                dangling[label] = None
    return Marker(
        raw=text[start:end],
        start=start,
        end=end,
        labels=tuple(named),
        references=tuple(dict.fromkeys(identifier for ids in named.values() for identifier in ids)),
        dangling=tuple(dangling),
    )
