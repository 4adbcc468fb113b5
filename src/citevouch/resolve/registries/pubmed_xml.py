"""PubMed's XML (articles and books) as records. Elements as in NLM's DTD pubmed_250101."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.identifiers import canonical, local_part
from citevouch.records import Notice, Record
from citevouch.resolve.titles import bare_titles, standing_of_title
from citevouch.resolve.xmltext import text_of
from citevouch.resolve.years import year_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml import etree

#: Standing by what a CommentsCorrections link of an article says about it (NLM's RefType values).
_STANDING_BY_LINK = {
    "RetractionIn": "RETRACTED",
    "RetractedandRepublishedIn": "RETRACTED",
    "PartialRetractionIn": "CORRECTED",
    "ExpressionOfConcernIn": "EXPRESSION_OF_CONCERN",
    "ErratumIn": "CORRECTED",
    "CorrectedandRepublishedIn": "CORRECTED",
}

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DATE = re.compile(r"\b((?:18|19|20)[0-9]{2})\b(?: ([A-Z][a-z]{2})[a-z]*)?(?: ([0-9]{1,2})\b)?")
_NO_LABEL = {"", "UNLABELLED", "UNASSIGNED"}


def pmid_of(entry: etree._Element) -> str:
    """The PMID of a PubmedArticle or PubmedBookArticle; "" where it has none."""
    return text_of(_first(entry, "MedlineCitation/PMID", "BookDocument/PMID"))


def version_of(entry: etree._Element) -> int:
    """The version of its PMID: the set may hold several of one article."""
    element = _first(entry, "MedlineCitation/PMID", "BookDocument/PMID")
    number = element.get("Version", "1") if element is not None else "1"
    return int(number) if number.isascii() and number.isdigit() else 1


def record_of(entry: etree._Element) -> Record:
    """The record in a PubmedArticle or PubmedBookArticle."""
    book = entry.find("BookDocument")
    return _article(entry) if book is None else _book(entry, book)


def _article(entry: etree._Element) -> Record:
    citation = entry.find("MedlineCitation")
    pmid = pmid_of(entry)
    article = _first(entry, "MedlineCitation/Article")
    title = text_of(_first(entry, "MedlineCitation/Article/ArticleTitle"))
    vernacular = text_of(_first(entry, "MedlineCitation/Article/VernacularTitle"))
    text = _abstract(citation)
    return Record(
        reference_id=f"PMID:{pmid}",
        source="PUBMED",
        title=title or vernacular,
        other_titles=_others(title or vernacular, vernacular),
        authors=_authors(article),
        year=_year(article, "Journal/JournalIssue/PubDate", "ArticleDate"),
        journal=text_of(_first(article, "Journal/ISOAbbreviation", "Journal/Title")) or None,
        language=text_of(_first(article, "Language")) or None,
        publication_types=_texts(article, "PublicationTypeList/PublicationType"),
        keywords=_keywords(citation),
        pmid=pmid,
        pmcid=_article_id(entry, "PubmedData/ArticleIdList", "pmc", "PMCID"),
        doi=_doi(entry, article),
        text=text,
        content_scope=_scope(title or vernacular, text),
        notices=_notices(citation, title),
    )


def _book(entry: etree._Element, book: etree._Element) -> Record:
    chapter = text_of(_first(book, "ArticleTitle"))
    volume = text_of(_first(book, "Book/BookTitle"))
    title = chapter or volume
    text = _abstract(book)
    authors = [each for each in book.findall("AuthorList") if each.get("Type") != "editors"]
    return Record(
        reference_id=f"PMID:{pmid_of(entry)}",
        source="PUBMED",
        title=title,
        other_titles=_others(title, text_of(_first(book, "VernacularTitle")), volume),
        authors=_names(authors or book.findall("Book/AuthorList")),
        year=_year(book, "Book/PubDate", "ContributionDate"),
        journal=volume or None,
        language=text_of(_first(book, "Language")) or None,
        publication_types=_texts(book, "PublicationType"),
        keywords=_texts(book, "KeywordList/Keyword"),
        pmid=pmid_of(entry),
        pmcid=_article_id(entry, "PubmedBookData/ArticleIdList", "pmc", "PMCID"),
        doi=_article_id(entry, "PubmedBookData/ArticleIdList", "doi", "DOI")
        or _article_id(book, "ArticleIdList", "doi", "DOI"),
        text=text,
        content_scope=_scope(title, text),
    )


def _first(element: etree._Element | None, *paths: str) -> etree._Element | None:
    """The first element at the first of *paths* that has any text in it."""
    if element is None:
        return None
    candidates = (found for path in paths for found in element.findall(path))
    return next((found for found in candidates if text_of(found)), None)


def _texts(element: etree._Element | None, path: str) -> tuple[str, ...]:
    found = [] if element is None else element.findall(path)
    return tuple(dict.fromkeys(text for text in map(text_of, found) if text))


def _others(title: str, *more: str) -> tuple[str, ...]:
    """Further titles: in the original language, and without the brackets around a translated one."""
    found = [*more, *bare_titles(title)]
    return tuple(dict.fromkeys(each for each in found if each and each != title))


def _authors(article: etree._Element | None) -> tuple[str, ...]:
    return () if article is None else _names(article.findall("AuthorList"))


def _names(lists: list[etree._Element]) -> tuple[str, ...]:
    return tuple(name for each in lists for name in map(_name, each.findall("Author")) if name)


def _name(author: etree._Element) -> str:
    """``Groves MR``, or the name of a group."""
    group = text_of(author.find("CollectiveName"))
    initials = text_of(author.find("Initials")) or text_of(author.find("ForeName"))
    parts = (text_of(author.find("LastName")), initials, text_of(author.find("Suffix")))
    return group or " ".join(part for part in parts if part)


def _year(element: etree._Element | None, *paths: str) -> str | None:
    """The first year in a date: of ``1998 Dec-1999 Jan`` (MedlineDate) 1998."""
    for path in paths:
        year = year_in(text_of(_first(element, path)))
        if year:
            return year
    return None


def _abstract(element: etree._Element | None) -> str:
    """The abstract; else one that another body wrote (OtherAbstract), an English one before others."""
    if element is None:
        return ""
    own = _sections(_first(element, "Article/Abstract", "Abstract"))
    others = element.findall("OtherAbstract")
    english_first = sorted(others, key=lambda other: other.get("Language", "eng") != "eng")
    return own or next((text for text in map(_sections, english_first) if text), "")


def _sections(abstract: etree._Element | None) -> str:
    """``LABEL: text`` for each section, a blank line between."""
    if abstract is None:
        return ""
    parts = []
    for section in abstract.findall("AbstractText"):
        label = (section.get("Label") or "").strip().rstrip(":")
        text = text_of(section)
        if text:
            parts.append(text if label.upper() in _NO_LABEL else f"{label}: {text}")
    return "\n\n".join(parts)


def _keywords(citation: etree._Element | None) -> tuple[str, ...]:
    headings = _texts(citation, "MeshHeadingList/MeshHeading/DescriptorName")
    return tuple(dict.fromkeys((*headings, *_texts(citation, "KeywordList/Keyword"))))


def _article_id(element: etree._Element, path: str, id_type: str, kind: str) -> str | None:
    """An identifier of the article itself; those of its references stand in lists of their own."""
    for found in element.findall(f"{path}/ArticleId"):
        curie = canonical(kind, text_of(found)) if found.get("IdType") == id_type else None
        if curie:
            return local_part(curie)
    return None


def _doi(entry: etree._Element, article: etree._Element | None) -> str | None:
    listed = _article_id(entry, "PubmedData/ArticleIdList", "doi", "DOI")
    if listed or article is None:
        return listed
    for found in article.findall("ELocationID"):
        valid = found.get("EIdType") == "doi" and found.get("ValidYN", "Y") == "Y"
        curie = canonical("DOI", text_of(found)) if valid else None
        if curie:
            return local_part(curie)
    return None


def _scope(title: str, text: str) -> str:
    return "ABSTRACT" if text else "TITLE_ONLY" if title else "NONE"


def _notices(citation: etree._Element | None, title: str) -> tuple[Notice, ...]:
    """What PubMed says about the standing: links, the publication type, the title, in this order."""
    found = list(_linked(citation))
    told = {notice.standing for notice in found}
    types = _texts(citation, "Article/PublicationTypeList/PublicationType")
    by_type = "RETRACTED" if "Retracted Publication" in types else None
    for standing in (by_type, standing_of_title(title)):
        if standing and standing not in told:
            told.add(standing)
            found.append(Notice(standing=standing, noticed_by="PUBMED"))
    return tuple(found)


def _linked(citation: etree._Element | None) -> Iterator[Notice]:
    links = [] if citation is None else citation.findall("CommentsCorrectionsList/CommentsCorrections")
    for link in links:
        standing = _STANDING_BY_LINK.get(link.get("RefType", ""))
        if standing:
            pmid = canonical("PMID", text_of(link.find("PMID")))
            date = _date(text_of(link.find("RefSource")))
            yield Notice(standing=standing, noticed_by="PUBMED", notice_date=date, notice_id=pmid)


def _date(source: str) -> str | None:
    """The date in a citation such as ``Lancet. 2010 Feb 6;375(9713):445``, as far as it is given."""
    found = _DATE.search(source)
    if not found:
        return None
    year, month, day = found[1], (found[2] or "").lower(), found[3]
    if month not in _MONTHS:
        return year
    date = f"{year}-{_MONTHS.index(month) + 1:02}"
    return f"{date}-{int(day):02}" if day and 1 <= int(day) <= 31 else date
