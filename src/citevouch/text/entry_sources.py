"""Where in an entry the title ends and the journal, its volume and the year stand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.authors import authors_at
from citevouch.text.entry_part import has_words, led, part

if TYPE_CHECKING:
    from citevouch.text.model import CitedPart

_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]{0,6}\.?"
_DATE = re.compile(
    rf"[.,*;?!)\"”]\s*\*{{0,2}}\(?(?:[0-9]{{1,2}}\s)?(?:{_MONTH}\s(?:[0-9]{{1,2}},?\s)?)?((?:19|20)[0-9]{{2}})[a-z]?"
    rf"(?=[;:.,)*]|\s+{_MONTH}|\s*\Z|\s*[-–—](?!\s?(?:19|20)[0-9]{{2}})|\s[0-9])"
    r"|\s\(((?:19|20)[0-9]{2})\)"
    r"|\s((?:19|20)[0-9]{2})(?=[;:]\s?[0-9]|[.;,]?\s*\Z)"
)
_VOLUME = re.compile(
    r"[.,*]?\s\*{0,2}(?:[Vv]ol\.?\s?)?[0-9]{1,4}\*{0,2}\s?(?:\([^()\r\n]{1,15}\))?\s?[:,]\s?(?:(?:no|pp?)\.\s?)?[A-Za-z]{0,6}[0-9]"
    r"|[.,*]?\s[Vv]ol(?:ume|\.)?\s?[0-9]{1,4}(?![0-9])"
)
_SENTENCE = re.compile(r"[.?!][\"”’*_]{0,3}\s+(?=[\"“*_]{0,3}[^\W\d_])")
_ABBREVIATION = re.compile(r"(?:[^\W\d_]{1,8}\.?[ &]{0,3}){1,2}")
#: Names before the point in the names of journals as PubMed writes them: "Nature reviews. Cardiology".
_SERIES = re.compile(
    r"(?:Nature (?:reviews|clinical practice)|(?:The )?Lancet|JAMA|JACC|Circulation|JCI|BMJ|Cell|Stroke"
    r"|(?:The )?(?:American )?[Jj]ournal of (?:physiology|visualized experiments|chromatography)"
    r"|(?:The )?[Jj]ournals of gerontology|Acta (?:crystallographica|physiologica)|Mutation research"
    r"|Biochimica et biophysica acta|Comparative biochemistry and physiology|Philosophical transactions"
    r"|Proceedings|Current (?:opinion|protocols)|Annals|Archives|Seminars|Advances|Progress"
    r"|(?:[A-Z][a-z]{0,6} )?J [A-Z][A-Za-z]{2,8}|Biochim Biophys Acta|Acta [A-Z][a-z]{3,10}"
    r"|Philos Trans R Soc|Proc R Soc|Comp Biochem Physiol|Mutat Res|Curr Protoc)"
)
#: Before the book that a chapter stands in.
_IN_BOOK = re.compile(r"[.?!]\s+In(?::\s|\s+(?=[*_\"“]{0,3}[A-Z][\w’'-]+,?\s[A-Z]))")
_EMPHASISED = re.compile(r"(?<=\s)[*_]{1,2}[^*_\r\n]{3,80}[*_]{0,2}\s*[,.]?\s*\Z")
_EMPHASISED_BEHIND = re.compile(r"[\"”’'*_.,;\s–—-]{1,8}[*_]{1,2}(?=[^\W\d_a-z])")


class Dated(NamedTuple):
    """Year and volume of a stretch, and where the first of them begins."""

    year: CitedPart | None
    begins_with_point: bool  #: whether the year is a sentence of its own
    has_volume: bool
    stop: int | None


def dated(text: str, begin: int, end: int, *, has_year: bool = False) -> Dated:
    """Year and volume in a stretch; with *has_year* the year is known and not looked for."""
    date = None if has_year else _DATE.search(text, begin, end)
    volume = _VOLUME.search(text, begin, end)
    starts = [found.start() for found in (date, volume) if found]
    year = part(text, *date.span(date.lastindex or 0)) if date else None
    with_point = date is not None and text[date.start()] == "."
    return Dated(year, with_point, volume is not None, min(starts) if starts else None)


def is_dated(text: str, begin: int, end: int) -> bool:
    """Whether a year or a volume stands in a stretch."""
    return bool(_DATE.search(text, begin, end) or _VOLUME.search(text, begin, end))


def is_journal(text: str, behind: int, end: int) -> bool:
    """Whether emphasised words that end at *behind* are a journal: year or volume follow at once."""
    return bool(_DATE.match(text, behind, end) or _VOLUME.match(text, behind, end))


def has_journal_behind(text: str, behind: int, end: int) -> bool:
    """Whether a name in italics follows at once, as a journal does."""
    return bool(_EMPHASISED_BEHIND.match(text, behind, end))


def before_journal(text: str, begin: int, stop: int) -> tuple[int, int] | None:
    """(end of the title, start of the journal or book) in what stands before year or volume."""
    book = _IN_BOOK.search(text, begin, stop)
    if book:
        return book.start() + 1, book.end()
    emphasised = _EMPHASISED.search(text, begin, stop)
    if emphasised:
        return emphasised.start(), emphasised.start()
    points = list(_SENTENCE.finditer(text, begin, stop))
    for at in range(len(points) - 1, -1, -1):
        previous = points[at - 1].end() if at else begin
        sentence = text[previous : points[at].start()].strip(" *_")
        is_abbreviated = sentence[:1].isupper() and _ABBREVIATION.fullmatch(sentence) and len(sentence) < 12
        if at and (is_abbreviated or _SERIES.fullmatch(sentence)):
            continue  # a part of the journal's name
        return points[at].start() + 1, points[at].end()
    return None


class Source(NamedTuple):
    """What stands behind a title."""

    authors: CitedPart | None
    journal: CitedPart | None
    year: CitedPart | None


def source_behind(text: str, behind: int, end: int, *, with_authors: bool) -> Source:
    """Journal and year behind a title that ends at *behind*, and the authors before them where asked for."""
    begin = led(text, behind, end)
    authors = authors_at(text, begin, end) if with_authors else None
    begin = authors.next if authors else begin
    found = dated(text, max(begin - 1, behind - 1), end, has_year=bool(authors and authors.year))
    journal = part(text, led(text, begin, end), found.stop) if found.stop and found.stop > begin else None
    year = part(text, *authors.year) if authors and authors.year else found.year
    return Source(
        part(text, authors.start, authors.end) if authors else None,
        journal if journal and has_words(journal) else None,
        year,
    )
