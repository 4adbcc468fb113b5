"""JATS, the XML of articles: abstracts as Crossref passes them on, and full texts of PMC and Europe PMC."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lxml import etree

from citevouch.identifiers import canonical, local_part
from citevouch.records import Record
from citevouch.resolve.markup import plain
from citevouch.resolve.titles import same_title
from citevouch.resolve.xmltext import text_of
from citevouch.resolve.years import year_in

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Fewest characters of a body that is taken for a full text; a cover sheet has less (LRV's figure).
FULL_TEXT = 500

_BLOCKS = {"p", "title", "tr", "disp-formula", "verse-group", "preformat", "term"}
_SKIPPED = {"ref-list", "fn-group", "sec-meta", "object-id", "contrib-group"}
_FRAGMENT = '<abstract xmlns:xlink="http://www.w3.org/1999/xlink">{}</abstract>'
_PREFIX = re.compile(r"(</?)[A-Za-z][\w.-]{0,20}:")  #: jats:, mml:, ns4: ... which nobody declares
_PARAGRAPH_END = re.compile(r"</(?:p|title)>", re.IGNORECASE)
_OPENING = re.compile(r"^(?:abstract|summary)\b[:.]?\s*$", re.IGNORECASE)
_KINDS = {"pmid": "PMID", "pmc": "PMCID", "pmcid": "PMCID", "doi": "DOI"}


def abstract_text(fragment: str) -> str:
    """The text of a JATS *fragment*: sections as ``Title: text``, a blank line between all paragraphs.

    >>> abstract_text("<jats:sec><jats:title>Aim</jats:title><jats:p>We count.</jats:p></jats:sec>")
    'Aim: We count.'
    """
    fragment = _PREFIX.sub(r"\1", fragment)
    try:
        parser = etree.XMLParser(no_network=True, load_dtd=False, huge_tree=False, remove_comments=True)
        root = etree.fromstring(_FRAGMENT.format(fragment), parser)
    except (etree.XMLSyntaxError, ValueError):  # not well-formed, or no XML at all
        root = None
    if root is None or _has_loose_text(root):
        return "\n\n".join(filter(None, map(plain, _PARAGRAPH_END.split(fragment))))
    return "\n\n".join(_sections(root))


def article_record(article: etree._Element, *, source: str) -> Record:
    """The record in a JATS ``article``: FULL_TEXT where it has a body of an article's length.

    Answers for the PMCID in it; "" where there is none.
    """
    ids = article_ids(article)
    meta = _find(article, "article-meta")
    abstract = "\n\n".join(_abstracts(meta))
    body = "\n\n".join(_body(article))
    full = len(body) >= FULL_TEXT
    title = text_of(_find(meta, "article-title"))
    text = "\n\n".join(filter(None, (abstract, body))) if full else abstract
    return Record(
        reference_id=f"PMC:{ids['pmcid']}" if "pmcid" in ids else "",
        source=source,
        title=title,
        other_titles=tuple(map(text_of, _all(meta, "trans-title"))),
        authors=tuple(filter(None, map(_author, _contributors(meta)))),
        year=_year(meta),
        journal=text_of(_find(article, "journal-title")) or None,
        language=article.get("{http://www.w3.org/XML/1998/namespace}lang"),
        keywords=tuple(filter(None, map(text_of, _all(meta, "kwd")))),
        pmid=ids.get("pmid"),
        pmcid=ids.get("pmcid"),
        doi=ids.get("doi"),
        text=text,
        content_scope="FULL_TEXT" if full else "ABSTRACT" if text else "TITLE_ONLY" if title else "NONE",
    )


def article_ids(article: etree._Element) -> dict[str, str]:
    """``pmid``, ``pmcid`` and ``doi`` of a JATS ``article``, as far as given."""
    ids: dict[str, str] = {}
    for element in _all(_find(article, "article-meta"), "article-id"):
        kind = _KINDS.get(element.get("pub-id-type", ""))
        curie = canonical(kind, text_of(element)) if kind else None
        if kind and curie:
            ids.setdefault(kind.lower(), local_part(curie))
    return ids


def is_text_of(full: Record, record: Record) -> bool:
    """Whether *full* is the full text of *record*: one with its title, and no other DOI or PMID than its."""
    pairs = ((full.doi, record.doi), (full.pmid, record.pmid), (full.pmcid, record.pmcid))
    if full.content_scope != "FULL_TEXT" or any(one and other and one != other for one, other in pairs):
        return False
    return any(same_title(full.title, title) for title in (record.title, *record.other_titles))


def _name(element: etree._Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def _all(element: etree._Element | None, name: str) -> list[etree._Element]:
    return list(_each(element, name))


def _has_loose_text(element: etree._Element) -> bool:
    return any((text or "").strip() for text in (element.text, *(child.tail for child in element)))


def _find(element: etree._Element | None, name: str) -> etree._Element | None:
    return next(_each(element, name), None)


def _each(element: etree._Element | None, name: str) -> Iterator[etree._Element]:
    return (each for each in (() if element is None else element.iter()) if _name(each) == name)


def _abstracts(meta: etree._Element | None) -> Iterator[str]:
    """The abstract itself: graphical ones, highlights and translations are no part of it."""
    for element in _all(meta, "abstract"):
        if not element.get("abstract-type"):
            yield from _sections(element)


def _sections(element: etree._Element, label: str = "") -> Iterator[str]:
    """The paragraphs below *element*, the first of each section behind the title of the section."""
    for child in element:
        name = _name(child)
        if name == "title":
            label = text_of(child).rstrip(":. ")
        elif name == "sec":
            yield from _sections(child, label)
            label = ""
        elif name not in _SKIPPED and text_of(child):
            named = label and not _OPENING.match(label)
            yield f"{label}: {text_of(child)}" if named else text_of(child)
            label = ""


def _body(article: etree._Element) -> Iterator[str]:
    for part in article:
        if _name(part) in {"body", "floats-group"}:
            yield from _paragraphs(part)
        elif _name(part) == "back":
            for appendix in _all(part, "app"):
                yield from _paragraphs(appendix)


def _paragraphs(element: etree._Element) -> Iterator[str]:
    """Headings, paragraphs, captions and table rows in reading order."""
    for child in element:
        name = _name(child)
        if name in _BLOCKS:
            text = text_of(child)
            if text:
                yield text
        elif name and name not in _SKIPPED:
            yield from _paragraphs(child)


def _contributors(meta: etree._Element | None) -> list[etree._Element]:
    return [each for each in _all(meta, "contrib") if each.get("contrib-type", "author") == "author"]


def _author(contributor: etree._Element) -> str:
    surname, given = _find(contributor, "surname"), _find(contributor, "given-names")
    person = " ".join(filter(None, (text_of(given), text_of(surname))))
    return person or text_of(_find(contributor, "collab"))


def _year(meta: etree._Element | None) -> str | None:
    """The earliest year of publication: print and online dates differ by up to two."""
    years = (year_in(text_of(_find(date, "year"))) for date in _all(meta, "pub-date"))
    return min(filter(None, years), default=None)
