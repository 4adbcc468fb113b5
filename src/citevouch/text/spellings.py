"""Every identifier that a text spells, in one pass from left to right.

An anchor is what an identifier begins with: a URL, a label, ``10.1234/``, an accession. Each kind of anchor
has one function that reads on from there; reading goes on behind what it found, so that nothing is found
twice and every character is looked at a bounded number of times.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from citevouch.identifiers import canonical
from citevouch.text.dois import START, doi_of
from citevouch.text.extents import extent
from citevouch.text.labelled import GAP, Label, Spelling, labelled
from citevouch.text.urls import identifier_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_FLAGS = re.IGNORECASE | re.ASCII

#: The first two characters of every anchor: a look at them spares the longer list at most places.
_PAIRS = r"(?=ht|ww|d[xo]|p[mur]|10|e[up]|ar|[bm][ie]|cl|g[es]|nc|is|sa)"

_BEGINS = (
    _PAIRS
    + r"(?:(?P<url>https?://|www\.(?=[a-z0-9])|(?:dx\.)?doi\.org/|(?:pubmed\.|pmc\.)?ncbi\.nlm\.nih\.gov/"
    r"|(?:europepmc|arxiv|biorxiv|medrxiv)\.org/|(?:beta\.)?clinicaltrials\.gov/)"
    r"|(?P<pmid>PMIDs?(?:\(s\))?|pubmed[ _-]?(?:PMIDs?|ids?|identifiers?)(?![a-z])|MEDLINE(?=:[0-9]))"
    r"|(?P<pubmed>pubmed)"
    r"|(?P<pmc>PMC(?:[ _-]?IDs?(?:\(s\))?)?(?![a-z]))"
    r"|(?P<bare>10\.[0-9]{4,9})"
    r"|(?P<doi>DOIs?(?![a-z]))"
    r"|(?P<geo>GEO(?![a-z])|Gene Expression Omnibus)"
    r"|(?P<gse>GSE(?:[0-9]{3,9}|[ ][0-9]{4,9})(?![0-9a-z]))"
    r"|(?P<nct>NCT(?=[ :#-]{0,2}[0-9]))"
    r"|(?P<arxiv>arXiv(?![a-z])|eprint(?=[\"']?[ ]{0,3}[:=]))"
    r"|(?P<isbn>ISBNs?(?:[- ]?1[03])?(?![0-9a-z]))"
    r"|(?P<bioproject>PRJ(?:NA|EB|DA|DB)[0-9]{1,9}(?![0-9a-z]))"
    r"|(?P<biosample>SAM(?:N|EA|EG|D)[0-9]{4,12}(?![0-9a-z])))"
)

#: An anchor and the character before it: to a class of characters the engine skips faster than with a
#: lookbehind, and most characters of a text are letters.
_ANCHOR = re.compile(rf"[^A-Za-z0-9](?i:{_BEGINS})", re.ASCII)
_FIRST_ANCHOR = re.compile(_BEGINS, _FLAGS)


class Anchor(NamedTuple):
    """Where an identifier may begin: a scheme, a label, an accession."""

    start: int
    end: int
    kind: str
    raw: str


_PMC = re.compile(r"PMC[ \t\xa0:_-]{0,2}([0-9]+)(?:\.[0-9])?", _FLAGS)
_ACCESSION = re.compile(
    r"[ \t\xa0,;/&:()\[\]*_`\"'-]{0,6}(?:and[ ])?((?:GSE|GDS|GSM|GPL)[0-9]{1,9})(?![0-9A-Za-z])", _FLAGS
)
_GEO_WORDS = re.compile(
    r"[ \t\xa0*_`]{0,3}(?:data ?sets?|series|samples?|platforms?|accessions?|database|repository|ids?)?"
    r"[ \t\xa0]{0,2}(?:accessions?|numbers?|no\.?|codes?|ids?)?[ \t\xa0]{0,2}(?:numbers?)?",
    _FLAGS,
)
_NCT = re.compile(r"NCT[ :#-]{0,2}([0-9]+)(?![0-9A-Za-z])", _FLAGS)
_ARXIV = re.compile(
    r"(?:[0-9]{4}\.[0-9]{4,5}|[a-z-]+(?:\.[A-Z]{2})?/[0-9]{7})(?:v[0-9]+)?(?![0-9A-Za-z])", _FLAGS
)
_ARXIV_WORDS = re.compile(r"(?:[ ](?:preprint|e-?print|ids?|identifier))?(?:[ ]arXiv)?[ \t.]{0,2}", _FLAGS)
_ISBN = re.compile(
    r"97[89](?:[ \u2010-\u2015-]?[0-9]){10}(?![0-9])"
    r"|[0-9](?:[ \u2010-\u2015-]?[0-9]){8}[ \u2010-\u2015-]?[0-9Xx](?![0-9A-Za-z])"
    r"|[0-9][0-9 \u2010-\u2015-]{6,20}[0-9Xx]"
)
_MORE_ISBN = re.compile(r"[ ]?(?:\([^()\n]{1,20}\))?[ ]?(?:[,;/]|and\b)[ ]?(?=[0-9])")
_UNFINISHED_DOI = re.compile(r"10\.[0-9x]{3,9}(?![0-9])/?", _FLAGS)


def spellings(text: str) -> Iterator[Spelling]:
    """Every identifier in *text*, in text order, none overlapping another.

    A URL that names none is of kind URL and has no canonical form here: whether it is cited depends on where
    it stands (``citevouch.text.mentions``).
    """
    at = 0
    while anchor := _next_anchor(text, at):
        at = anchor.end
        for found in _READ[anchor.kind](text, anchor):
            yield found
            at = max(at, found.end)


def _next_anchor(text: str, at: int) -> Anchor | None:
    found = _FIRST_ANCHOR.match(text) if at == 0 else None
    found = found or _ANCHOR.search(text, max(at - 1, 0))
    if found is None:
        return None
    kind = str(found.lastgroup)
    return Anchor(*found.span(kind), kind, found[kind])


def _url(text: str, anchor: Anchor) -> Iterator[Spelling]:
    end = url_end(text, anchor.start)
    found = identifier_in(text[anchor.start : end])
    if found:
        kind, name = found
        yield Spelling(anchor.start, end, kind, name, None if name else "malformed in a URL")
    elif end > anchor.end:
        yield Spelling(anchor.start, end, "URL", None)


def url_end(text: str, start: int) -> int:
    """Where the URL at *start* ends; a SICI DOI in it may hold ``<`` and ``>``, which end other URLs."""
    end = extent(text, start)
    doi = START.search(text, start, end)
    return max(end, extent(text, doi.start())) if doi else end


def _bare(text: str, anchor: Anchor) -> Iterator[Spelling]:
    yield from _doi(text, anchor.start, anchor.start)


def _doi_label(text: str, anchor: Anchor) -> Iterator[Spelling]:
    gap = GAP.match(text, anchor.end)
    at = gap.end() if gap else anchor.end
    if START.match(text, at):
        yield from _doi(text, anchor.start, at)
    elif unfinished := _UNFINISHED_DOI.match(text, at):
        yield Spelling(anchor.start, unfinished.end(), "DOI", None, "a DOI without a suffix")


def _doi(text: str, begin: int, at: int) -> Iterator[Spelling]:
    if START.match(text, at):
        end = max(extent(text, at), at + 1)
        name = doi_of(text[at:end])
        yield Spelling(begin, end, "DOI", name, None if name else "a DOI without a suffix, or over-long")


def _pmid(text: str, anchor: Anchor) -> Iterator[Spelling]:
    plural = anchor.raw.lower().endswith(("s", "s)"))
    yield from labelled(text, anchor.start, anchor.end, Label("PMID", plural, 5 if plural else 3))


def _pubmed(text: str, anchor: Anchor) -> Iterator[Spelling]:
    close = text[anchor.end : anchor.end + 2]  # "PubMed:123", not the hits of "PubMed: 123 records"
    least = 1 if close[:1] == ":" and close[1:].isdigit() else 6
    yield from labelled(
        text, anchor.start, anchor.end, Label("PMID", plural=False, least=7, least_signed=least)
    )


def _pmc(text: str, anchor: Anchor) -> Iterator[Spelling]:
    is_id = len(anchor.raw) > 3
    gap = GAP.match(text, anchor.end)
    named = _PMC.match(text, gap.end() if gap else anchor.end) or (
        None if is_id else _PMC.match(text, anchor.start)
    )
    if named and (is_id or named.start() > anchor.start or len(named[1]) >= 5):
        name = canonical("PMCID", named[1])
        yield Spelling(anchor.start, named.end(), "PMCID", name, None if name else "not one to ten digits")
    else:
        yield from labelled(
            text,
            anchor.start,
            anchor.end,
            Label("PMCID", plural=is_id, least=5, least_signed=1 if is_id else 5),
        )


def _geo(text: str, anchor: Anchor) -> Iterator[Spelling]:
    words = _GEO_WORDS.match(text, anchor.end)
    begin, at = anchor.start, words.end() if words else anchor.end
    while found := _ACCESSION.match(text, at):
        yield Spelling(begin, found.end(), "GEO", canonical("GEO", found[1]))
        at = found.end()
        following = _ACCESSION.match(text, at)
        begin = following.start(1) if following else at


def _nct(text: str, anchor: Anchor) -> Iterator[Spelling]:
    found = _NCT.match(text, anchor.start)
    if found and len(found[1]) >= 4:
        name = canonical("NCT", "NCT" + found[1])
        yield Spelling(anchor.start, found.end(), "NCT", name, None if name else "not NCT and eight digits")


def _arxiv(text: str, anchor: Anchor) -> Iterator[Spelling]:
    words = _ARXIV_WORDS.match(text, anchor.end)
    gap = GAP.match(text, words.end() if words else anchor.end)
    at = gap.end() if gap else anchor.end
    if found := _ARXIV.match(text, at):
        yield Spelling(anchor.start, found.end(), "ARXIV", canonical("ARXIV", found[0]))
    elif (wrong := re.compile(r"[0-9]+\.?[0-9]*").match(text, at)) and gap and gap["sign"]:
        yield Spelling(anchor.start, wrong.end(), "ARXIV", None, "no arXiv number")


def _isbn(text: str, anchor: Anchor) -> Iterator[Spelling]:
    gap = GAP.match(text, anchor.end)
    begin, at = anchor.start, gap.end() if gap else anchor.end
    while found := _ISBN.match(text, at):
        name = canonical("ISBN", found[0])
        yield Spelling(begin, found.end(), "ISBN", name, None if name else "check digit or length is wrong")
        more = _MORE_ISBN.match(text, found.end())
        begin = at = more.end() if more else len(text)


def _accession(text: str, anchor: Anchor) -> Iterator[Spelling]:
    del text
    kind = {"gse": "GEO"}.get(anchor.kind, anchor.kind.upper())
    yield Spelling(anchor.start, anchor.end, kind, canonical(kind, anchor.raw.replace(" ", "")))


_READ: dict[str, Callable[[str, Anchor], Iterator[Spelling]]] = {
    "url": _url,
    "pmid": _pmid,
    "pubmed": _pubmed,
    "pmc": _pmc,
    "bare": _bare,
    "doi": _doi_label,
    "geo": _geo,
    "gse": _accession,
    "nct": _nct,
    "arxiv": _arxiv,
    "isbn": _isbn,
    "bioproject": _accession,
    "biosample": _accession,
}
