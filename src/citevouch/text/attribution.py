"""Which identifier a quotation is attributed to, by what stands beside it in its paragraph or table cell.

In this order: inside one bracket with it (``[PMID:1 "..."]``), right before it (``PMID:1: "..."``), behind it
(``"..." (PMID:1)``), before it with words that introduce a quotation (``PMID:1 states that "..."``), by a
neighbouring quotation it is joined to, or at the end of its sentence. An identifier inside a quotation names
a paper that the quoted one speaks of, and is never its source; one that a quotation before it has taken is
not taken again by the next.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.attribution_structure import SOURCE_LINE
from citevouch.text.brackets import Brackets
from citevouch.text.model import Attribution

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.text.cites import Cite, Cites
    from citevouch.text.quotes_marks import Marked

_QUOTE = '"\u201c\u201d\u201e\u00ab\u00bb'
_REPORTS = (
    r"\b(?:stat(?:es?|ed|ing)|reports?|reported|not(?:es?|ed|ing)|conclud(?:es?|ed)|describ(?:es?|ed)|finds?|found"
    r"|show(?:s|ed|n)?|writes?|wrote|says?|said|suggest(?:s|ed)?|observ(?:es?|ed)|argu(?:es?|ed)|claim(?:s|ed)?"
    r"|emphasi[sz](?:es?|ed)|demonstrat(?:es?|ed)|propos(?:es?|ed)|defin(?:es?|ed)|explain(?:s|ed)?|reads?|quot(?:es?|ed)"
    r"|caution(?:s|ed)?|add(?:s|ed)|identif(?:ies|ied)|reveal(?:s|ed)?|recommend(?:s|ed)?|warn(?:s|ed)?|confirm(?:s|ed)?"
    r"|acknowledg(?:es?|ed)|indicat(?:es?|ed)|document(?:s|ed)?|mention(?:s|ed)?|according\s+to|puts?|characteri[sz](?:es?|ed)|(?:en)?titled)\b"
)

#: Between a quotation's closing mark and what it is attributed to.
_GLUE = re.compile(
    r"\\?[*_]*[.,;:!?\u2026]*[*_]*\)?[*_]*[.,;]?[\s<>]*(?:[\u2014\u2013-]{1,3}\s*)?"
    r"(?:(?:URLs?|DOIs?|PMIDs?|PMCIDs?|[Ss]ources?|[Rr]ef(?:erence)?s?|[Cc]itations?|[Ff]rom|[Ii]n|[Vv]ia|[Ss]ee|and)\b\.?:?[\s*_]*"
    r"|[;,&/+\u00b7]\s*)*"
)
#: The same with words of credit, the citation not right behind them: ``" - Smith et al. 2020 (PMID:1)``.
_CREDIT = re.compile(
    r"[*_]*[.,;]?[*_]*[\s>]*(?:[\u2014\u2013]|--?\s|,?\s*(?:according\s+to|as\s+(?:reported|stated|shown|described|noted|observed)"
    r"|reported|stated|noted|writes?|wrote|by|from|in|per)\b)",
    re.IGNORECASE,
)
#: Before a quotation, where the citation can only be its label: a colon, or next to nothing.
_LABEL = re.compile(r"/?[*_)\]]*\s*(?:\([^()]{0,80}\)\s*)?[*_]*:[\s>]*[*_(]*")
_NEXT_TO = re.compile(r"/?[*_]*\s*[,\u2013\u2014-]?[\s>]*[*_(]*")
_RECORD_KEY = re.compile(
    r"\s*[\r\n]\s*(?:snippet|supporting_?text|quotes?|excerpt|verbatim\w*|text):\s*", re.IGNORECASE
)
#: Before a quotation, words that introduce one.
_LEADS = re.compile(
    rf"[^;{_QUOTE}]*(?:{_REPORTS}[^;{_QUOTE}]{{0,60}}|:[\s*_>(]*|\bthat[\s*_]*)", re.IGNORECASE
)
#: Where a clause or sentence ends, unless what follows is the address of its source.
_CLAUSE_END = re.compile(
    r";|(?<!\bal)(?<![A-Z])[.!?][\"\u201d')\]*_]*\s+(?!(?:URLs?|DOI|PMID|PMC|Sources?|Refs?)\b)[*_(\[\"\u201c]*[A-Z]"
)
_ASIDE = re.compile(r"\([^()]*\)")
_JOINED = re.compile(
    r"[*_]*[,;]?\s*(?:and|or|&|\u2026|\.\.\.|plus)?\s*(?:(?:also|further|later|then|that)\s+){0,2}[*_]*"
)
_SAME_UNIT = re.compile(r"[\s,&/()\[\]*_]*(?:and)?[\s*_\[(]*")
_VERB_FOLLOWS = re.compile(r"[*_]*\s+[a-z]")
_ANY_QUOTE = re.compile(f"[{_QUOTE}]")
_QUOTE_FOLLOWS = re.compile(rf"[*_)\]]*\s*[:,]?[\s*_>]*[{_QUOTE}]")

_DASHES = ("\u2014", "\u2013", "-")
_MAX_JOINED = 50  #: citations that can introduce one quotation together
_MAX_LEAD = 160  #: characters between a citation and the quotation it introduces
_MAX_CREDIT = 100
_MAX_TAIL = 500  #: characters between a quotation and the citation at the end of its sentence
_LONG_QUOTE = 5  #: words from which a quotation is attributed by its sentence


class Unit(NamedTuple):
    """A citation in the text: a marker, a bare identifier, or a bracket with what it holds."""

    start: int
    end: int
    cites: list[Cite]
    bracketed: bool


class Region:
    """A paragraph or table cell with quotations, and the citations in it."""

    def __init__(self, text: str, cites: Cites, quotes: Sequence[Marked]) -> None:
        self.text = text
        self.start, self.end = quotes[0].region
        self.cites = cites
        self.quotes = quotes
        self.brackets = Brackets(text, self.start, self.end)
        self.taken: set[int] = set()
        self.leading: dict[int, list[Cite]] = {}  #: per bracket: what stood last before a quotation in it

    def attribute(self) -> list[tuple[Attribution, ...]]:
        """For every quotation of the region, in order, what it is attributed to."""
        found: list[tuple[Attribution, ...]] = []
        for at, quote in enumerate(self.quotes):
            made = self._grouped(at) or self._labelled(quote) or self._followed(quote) or self._led(quote)
            if not made and at and self._is_joined(at):
                made = [part for part in found[-1] if part.start < self.quotes[at - 1].open]
            found.append(tuple(made or ()))
        for at in range(len(found) - 2, -1, -1):
            if not found[at] and self._is_joined(at + 1):
                found[at] = tuple(part for part in found[at + 1] if part.start > self.quotes[at + 1].open)
        return [made or self._by_sentence(quote) for made, quote in zip(found, self.quotes, strict=True)]

    def _grouped(self, at: int) -> list[Attribution] | None:
        """Attributions to what stands in one bracket with the quotation."""
        quote = self.quotes[at]
        for start, end in self.brackets.around(quote.open, quote.close):
            whole = self.brackets.end_of(start) or end
            if inside := self.cites.first(start, whole):
                chosen = self._of_group(at, start, end, inside)
                return self._made(chosen, "IN_GROUP")
        return None

    def _of_group(self, at: int, start: int, end: int, inside: list[Cite]) -> list[Cite]:
        quote = self.quotes[at]
        if all(cite.start >= end for cite in inside):
            return inside  # the target of a link whose text holds the quotation
        first = self.quotes[bisect_left(self.quotes, start, key=attrgetter("open"))]
        if inside[0].start > first.open:
            until = self.quotes[at + 1].open if at + 1 < len(self.quotes) else end
            return self.cites.first(quote.close, min(until, end)) or inside
        since = max(self.quotes[at - 1].close, start) if at else start
        if near := self.cites.first(since, quote.open):
            cut = self.text.rfind(";", since, quote.open)
            self.leading[start] = [cite for cite in near if cite.start > cut] or near
        return self.leading.get(start, inside)

    def _labelled(self, quote: Marked) -> list[Attribution] | None:
        """Attributions to the citation that stands right before the quotation as its label."""
        unit = self._unit_before(quote)
        if unit is None:
            return None
        gap = self.text[unit.end : quote.open]
        is_label = _LABEL.fullmatch(gap) or (not unit.bracketed and _NEXT_TO.fullmatch(gap))
        if not is_label and not _RECORD_KEY.fullmatch(gap):
            return None
        if _RECORD_KEY.fullmatch(gap):
            return self._made(unit.cites, "YAML")
        is_below = "\n" in gap or "\r" in gap
        line = max(self.text.rfind(end, self.start, unit.start) + 1 for end in "\r\n")
        is_source = is_below and SOURCE_LINE.match(self.text, max(line, self.start))
        return self._made(unit.cites, "SOURCE_LINE" if is_source else "BEFORE")

    def _led(self, quote: Marked) -> list[Attribution] | None:
        """Attributions to a citation that words introduce the quotation with."""
        unit = self._unit_before(quote)
        if unit is None:
            return None
        gap = self.text[unit.end : quote.open]
        if _CLAUSE_END.search(gap + "A") and not gap.rstrip(" *_(").endswith(":"):
            return None
        return self._made(unit.cites, "BEFORE") if _NEXT_TO.fullmatch(gap) or _LEADS.fullmatch(gap) else None

    def _unit_before(self, quote: Marked) -> Unit | None:
        cite = self.cites.before(quote.open, start=max(self.start, quote.open - 4 * _MAX_LEAD))
        if cite is None or cite.start in self.taken:
            return None
        unit = self._unit_around(cite, until=quote.open)
        if quote.open - unit.end > _MAX_LEAD or _ANY_QUOTE.search(self.text, unit.end, quote.open):
            return None
        return unit._replace(cites=[*self._joined_before(unit.cites[0]), *unit.cites])

    def _joined_before(self, cite: Cite) -> list[Cite]:
        """The cites that stand right before *cite* with nothing but commas and brackets between."""
        found: list[Cite] = []
        while len(found) < _MAX_JOINED:
            earlier = self.cites.before(cite.start, start=self.start)
            if earlier is None or earlier.start in self.taken:
                break
            if not _SAME_UNIT.fullmatch(self.text, earlier.end, cite.start):
                break
            found.append(earlier)
            cite = earlier
        return found[::-1]

    def _unit_around(self, cite: Cite, *, until: int) -> Unit:
        """The citation *cite* with the outermost bracket around it that closes before *until*."""
        start, end, bracketed = cite.start, cite.end, False
        for opened, closed in self.brackets.around(cite.start, cite.end):
            whole = self.brackets.end_of(opened) or closed
            if whole > until:
                break
            start, end, bracketed = opened, whole, True
        return Unit(start, end, self.cites.first(start, end) or [cite], bracketed)

    def _followed(self, quote: Marked) -> list[Attribution] | None:
        """Attributions to the citations right behind the quotation."""
        at = _GLUE.match(self.text, quote.close, self.end).end()  # type: ignore[union-attr]
        cites = self._run(at, stopped=self._is_stopped(quote, at))
        if not cites and (credit := _CREDIT.match(self.text, quote.close, self.end)):
            signed = credit[0].rstrip()[-1:] in _DASHES
            cites = self._near(credit.end(), _MAX_CREDIT, over_stops=signed)
        return self._made(cites, "AFTER") if cites else None

    def _is_stopped(self, quote: Marked, at: int) -> bool:
        return any(mark in self.text[quote.end - 1 : at] for mark in ".!?")

    def _run(self, at: int, *, stopped: bool) -> list[Cite]:
        """The cites of the units that follow each other from *at* on; two other brackets may precede them."""
        cites: list[Cite] = []
        passed = 0
        while at < self.end:
            unit = self._unit_at(at)
            if unit is None or (not unit.cites and (cites or passed == 2 or unit.end - unit.start > 100)):
                break
            if self._is_of_what_follows(unit, stopped=stopped and not cites):
                break
            cites += unit.cites
            passed += not unit.cites
            at = _GLUE.match(self.text, unit.end, self.end).end()  # type: ignore[union-attr]
        return cites

    def _unit_at(self, at: int) -> Unit | None:
        first = self.cites.after(at)
        begins_bracket = self.text[at] in "[(" or self.text.startswith("\\[", at)
        if begins_bracket:
            end = self.brackets.end_of(at + (self.text[at] == "\\"))
            if end is not None:
                return Unit(at, end, self.cites.first(at, end), bracketed=True)
        if first is not None and first.start == at and first.end <= self.end:
            return Unit(at, first.end, [first], bracketed=first.is_marker)
        return None

    def _is_of_what_follows(self, unit: Unit, *, stopped: bool) -> bool:
        """Whether a citation begins a sentence or labels the next quotation, and is not of what is before."""
        if not unit.cites:
            return False
        quoted = _QUOTE_FOLLOWS.match(self.text, unit.end, self.end)
        if unit.bracketed:
            return bool(quoted) and ":" in quoted[0]  # type: ignore[index]
        return bool(quoted) or (stopped and bool(_VERB_FOLLOWS.match(self.text, unit.end, self.end)))

    def _near(self, at: int, most: int, *, over_stops: bool = False) -> list[Cite]:
        """The cites of the first unit within *most* characters behind *at*, and as a rule in its sentence."""
        cite = self.cites.after(at)
        if cite is None or cite.start >= self.end:
            return []
        start = cite.start
        for opened, _ in self.brackets.around(cite.start, cite.end):
            start = opened if opened >= at else start
        between = self.text[at - 1 : start] if start - at <= most else ""
        if not between or (not over_stops and _CLAUSE_END.search(_ASIDE.sub("", between) + "A")):
            return []
        return self._run(start, stopped=False)

    def _by_sentence(self, quote: Marked) -> tuple[Attribution, ...]:
        """Attributions of a long quotation to the citation at the end of its sentence."""
        if len(self.text[quote.start : quote.end].split()) < _LONG_QUOTE or self.text[quote.end - 1] in ".!?":
            return ()
        return tuple(self._made(self._near(quote.close, _MAX_TAIL), "AFTER"))

    def _is_joined(self, at: int) -> bool:
        """Whether nothing but "and" or a comma stands between a quotation and the one before it."""
        return bool(_JOINED.fullmatch(self.text, self.quotes[at - 1].close, self.quotes[at].open))

    def _made(self, cites: Sequence[Cite], how: str) -> list[Attribution]:
        self.taken.update(cite.start for cite in cites)
        made: dict[str, Attribution] = {}
        for cite in cites:
            for reference in cite.references:
                way = "MARKER" if cite.is_marker else how
                made.setdefault(
                    reference, Attribution(reference_id=reference, how=way, start=cite.start, end=cite.end)
                )
        return list(made.values())
