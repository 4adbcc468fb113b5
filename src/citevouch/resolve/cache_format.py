"""The form of linkml-reference-validator (LRV) cache files: text to record, record to text.

One record a file: a YAML header between two ``---`` lines, then Markdown in which the text stands
under ``## Content``. The form is that of ``cache.py`` and ``etl/reference_fetcher.py`` of LRV 0.4.0;
it is read here by the C parser of PyYAML, because LRV's own reading takes 2 ms a file. A file proves
nothing about what registries know: its records have the source CACHE_FILE.
"""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import yaml

from citevouch.clock import stamp
from citevouch.errors import InputError, StoreError
from citevouch.identifiers import canonical, local_part, type_of
from citevouch.records import Notice, Record
from citevouch.resolve.fitting import misfit
from citevouch.resolve.markup import plain
from citevouch.resolve.titles import standing_of_title
from citevouch.resolve.years import year_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: What a cache file is, for messages.
FORM = "a YAML header between two --- lines, then the text under '## Content'"
#: Longest name of a file, in bytes: the limit of most file systems.
MAX_NAME = 255

_DELIMITER = re.compile(r"^---[ \t]*$", re.MULTILINE)
_KEY = re.compile(r"^([A-Za-z_][A-Za-z0-9_]*):", re.MULTILINE)
_PMC_LINE = re.compile(r"^\*\*PMC:\*\*[ \t]*\[?(PMC[0-9]{1,10})\b", re.MULTILINE)
_LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # every scalar is a string: no dates, no NO
_ADDRESS = re.compile(r"^(?:https?://(?:dx\.)?doi\.org/|doi:|pmid:)", re.IGNORECASE)
_HTML = ("<!doctype html", "<html", "<?xml version")

#: IdentifierType by the prefix that LRV and its users write, lower case.
_TYPE_BY_PREFIX = {
    "pmid": "PMID",
    "pmc": "PMCID",
    "pmcid": "PMCID",
    "doi": "DOI",
    "geo": "GEO",
    "nct": "NCT",
    "clinicaltrials": "NCT",
    "arxiv": "ARXIV",
    "isbn": "ISBN",
    "bioproject": "BIOPROJECT",
    "biosample": "BIOSAMPLE",
    "url": "URL",
}
_LRV_PREFIX = {"NCT": "clinicaltrials", "URL": "url"}

#: content_type values under which the text is the document itself, not a description of it.
_DOCUMENT_TYPES = {"url", "local_file", "local_svg", "local_drawio"}

#: What LRV 0.4.0 must find in a header to take an entry as current (its ``*_CACHE_VERSION`` constants).
_EXTRACTOR_VERSION = 1
_ABSENT_CONTENT_VERSION = 1
_URL_SOURCE_VERSION = 2


def parse(text: str, path: Path) -> Record:
    """The record in the *text* of one cache file, the text below ``## Content`` as it stands.

    Raises InputError, naming *path* and what was expected, where the text is empty or torn, named for
    another identifier, without a content_type or with the content_type 'unknown' (what LRV calls an
    entry that it could not read), holds an HTML page in place of text, or a value that the contract refuses.
    """
    header, body = _halves(text, path)
    fields = _fields(header, path)
    written = _required(fields, "reference_id", path)
    reference_id = _canonical_id(written, path)
    _check_name(path, written)
    content_type = _required(fields, "content_type", path)
    title = plain(_scalar(fields, "title"))
    head, content = _text(body, path, titled=bool(title))
    kind, local = type_of(reference_id), local_part(reference_id)
    record = Record(
        reference_id=reference_id,
        source="CACHE_FILE",
        title=title,
        other_titles=_strings(fields.get("other_titles")),
        authors=_strings(fields.get("authors")),
        year=year_in(_scalar(fields, "year")),
        journal=_scalar(fields, "journal") or None,
        language=_scalar(fields, "language") or None,
        publication_types=_strings(fields.get("publication_types")),
        keywords=_strings(fields.get("keywords")),
        pmid=local if kind == "PMID" else _identifier("PMID", _scalar(fields, "pmid")),
        pmcid=local if kind == "PMCID" else _identifier("PMCID", _scalar(fields, "pmcid") or _pmc_line(head)),
        doi=local if kind == "DOI" else _identifier("DOI", _scalar(fields, "doi")),
        also=_strings(fields.get("also")),
        text=content,
        content_scope=_scope(content_type, title, content, path),
        notices=_notices(fields.get("standing_notices")) or _told_by(fields, title, kind),
        retrieved_at=_time(_scalar(fields, "retrieved_at")),
    )
    if problem := misfit(record):
        raise InputError(f"the header has no usable {problem}", file=str(path), place="1")
    return record


def render(record: Record, *, settled: bool = True) -> str:
    """The cache file of *record* as text; reading it gives the record back (source and line ends apart)."""
    header = _header(record, settled=settled)
    lines = ["---", *_yaml_lines(header), "---", ""]
    if record.title:
        lines += [f"# {_line(record.title)}", f"**Authors:** {_line(', '.join(record.authors))}"]
        if record.journal:
            lines.append(f"**Journal:** {_line(record.journal)} ({record.year or 'no year'})")
        if record.doi:
            lines.append(f"**DOI:** [{record.doi}](https://doi.org/{record.doi})")
    return "\n".join([*lines, "", "## Content", "", _unix(record.text).strip()])


def file_name(reference_id: str) -> str:
    """The name LRV gives the file of a canonical identifier: ``PMID_7913883.md``, ``DOI_10.1000_abc.md``.

    Raises StoreError for an identifier that cannot be part of a file name.
    """
    name = _lrv_name(_lrv_id(reference_id))
    if "\\" in name or not name.isprintable() or len(name.encode()) > MAX_NAME:
        raise StoreError(
            f"{reference_id!r} makes no file name",
            expected=f"no backslash, no control character, at most {MAX_NAME} bytes",
        )
    return name


def is_named_as_one(name: str) -> bool:
    """Whether a file name begins as those of cache files do: ``PMID_...``, ``doi_...``."""
    return name.partition("_")[0].casefold() in _TYPE_BY_PREFIX


def _halves(text: str, path: Path) -> tuple[str, str]:
    if not text.strip():
        raise InputError("is empty", file=str(path), expected=FORM)
    parts = _DELIMITER.split(text, maxsplit=2)
    if len(parts) != 3 or parts[0]:
        raise InputError("the header is torn or missing", file=str(path), place="1", expected=FORM)
    return parts[1], parts[2]


def _fields(header: str, path: Path) -> dict[str, Any]:
    keys = _KEY.findall(header)
    if len(keys) != len(set(keys)):
        raise InputError("a key of the header stands twice", file=str(path), place="1", expected=FORM)
    try:
        fields = yaml.load(header, Loader=_LOADER)  # noqa: S506 - the base loader makes strings, lists, dicts
    except (yaml.YAMLError, RecursionError) as error:
        where = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
        raise InputError("the header is no YAML", file=str(path), place=str(where), expected=FORM) from error
    if not isinstance(fields, dict):
        raise InputError("the header is no mapping", file=str(path), place="1", expected=FORM)
    return fields


def _required(fields: dict[str, Any], key: str, path: Path) -> str:
    value = _scalar(fields, key)
    if not value:
        raise InputError(f"the header has no {key}", file=str(path), place="1", expected=FORM)
    return value


def _scalar(fields: dict[str, Any], key: str) -> str:
    """A string value, "" for a missing one and for YAML's null."""
    value = fields.get(key)
    text = value.strip() if isinstance(value, str) else ""
    return "" if text in {"~", "null"} else text


def _time(text: str) -> str | None:
    """A time as we write it, one without an offset taken for UTC; what is no time stays and is refused."""
    try:
        parsed = datetime.fromisoformat(text) if text else None
    except ValueError:
        return text
    return stamp(parsed if parsed.tzinfo else parsed.replace(tzinfo=UTC)) if parsed else None


def _strings(value: object) -> tuple[str, ...]:
    """A list of strings; old headers hold one string, or "Group: name" read as a mapping by YAML."""
    entries = value if isinstance(value, list) else [value]
    texts: list[str] = []
    for entry in entries:
        if isinstance(entry, str):
            texts.append(entry.strip())
        elif isinstance(entry, dict):
            texts += [f"{key}: {text}" for key, text in entry.items() if isinstance(text, str)]
    return tuple(text for text in texts if text)


def _notices(value: object) -> tuple[Notice, ...]:
    entries = value if isinstance(value, list) else []
    return tuple(
        Notice(
            standing=_scalar(entry, "standing"),
            noticed_by=_scalar(entry, "noticed_by"),
            notice_date=_scalar(entry, "notice_date") or None,
            notice_id=_scalar(entry, "notice_id") or None,
            as_of=_scalar(entry, "as_of") or None,
        )
        for entry in entries
        if isinstance(entry, dict) and _scalar(entry, "standing") and _scalar(entry, "noticed_by")
    )


def _told_by(fields: dict[str, Any], title: str, kind: str) -> tuple[Notice, ...]:
    """The standing that LRV's own fields give away: PubMed's publication type, or a mark in the title."""
    retracted = "Retracted Publication" in _strings(fields.get("publication_types"))
    standing = "RETRACTED" if retracted else standing_of_title(title)
    source = "PUBMED" if retracted or kind == "PMID" else "CROSSREF"
    return (Notice(standing=standing, noticed_by=source),) if standing else ()


def _canonical_id(written: str, path: Path) -> str:
    """The canonical form of a header's reference_id; one with a prefix we do not know stays as it is."""
    prefix, _, local = written.partition(":")
    kind = _TYPE_BY_PREFIX.get(prefix.strip().casefold())
    reference_id = canonical(kind, local) if kind else written
    if not reference_id or not local.strip():
        raise InputError(
            f"reference_id is {written!r}", file=str(path), place="1", expected="a prefix and an identifier"
        )
    return reference_id


def _check_name(path: Path, written: str) -> None:
    expected = _lrv_name(written)
    same = path.name == expected
    if written.casefold().startswith("doi:"):
        same = path.name.casefold() == expected.casefold()
    elif written.startswith("url:"):  # before LRV 0.3 the name held the fragment
        same = path.name in {expected, _lrv_name(written.partition("#")[0])}
    if not same:
        raise InputError(
            f"the header says {written!r}", file=str(path), place="1", expected=f"the file name {expected}"
        )


def _text(body: str, path: Path, *, titled: bool) -> tuple[str, str]:
    """What stands above ``## Content`` and the text below it, cut as LRV cuts it."""
    lines = body.strip().split("\n")
    at = next((n for n, line in enumerate(lines) if line.strip().startswith("## Content")), None)
    if at is None and titled:
        raise InputError("is torn: no '## Content' line", file=str(path), expected=FORM)
    head, below = ([], lines) if at is None else (lines[:at], lines[at + 1 :])
    while below and not below[0].strip():
        below = below[1:]
    text = "\n".join(below)
    if text.lstrip()[:20].lower().startswith(_HTML):
        raise InputError("holds an HTML page", file=str(path), expected="the text of the reference")
    return "\n".join(head), text


def _scope(content_type: str, title: str, text: str, path: Path) -> str:
    if content_type == "unknown":
        raise InputError(
            "content_type is 'unknown', LRV could not read this entry",
            file=str(path),
            place="1",
            expected="abstract_only, summary, unavailable, url or one of the full_text kinds",
        )
    whole = content_type.startswith("full_text") or content_type in _DOCUMENT_TYPES
    if not text.strip():
        if whole or content_type in {"abstract_only", "summary"}:
            raise InputError(f"is torn: {content_type} without text", file=str(path), expected=FORM)
        return "TITLE_ONLY" if title else "NONE"
    return "FULL_TEXT" if whole else "ABSTRACT"


def _identifier(kind: str, value: str) -> str | None:
    curie = canonical(kind, _ADDRESS.sub("", value))
    return local_part(curie) if curie else None


def _pmc_line(head: str) -> str:
    found = _PMC_LINE.search(head)
    return found[1] if found else ""


def _lrv_id(reference_id: str) -> str:
    prefix = _LRV_PREFIX.get(type_of(reference_id))
    return f"{prefix}:{local_part(reference_id)}" if prefix else reference_id


def _lrv_name(written: str) -> str:
    key = written.partition("#")[0] if written.startswith("url:") else written
    return re.sub(r"[:/?=]", "_", key) + ".md"


def _header(record: Record, *, settled: bool) -> dict[str, Any]:
    content_type = _content_type(record)
    header: dict[str, Any] = {
        "reference_id": _lrv_id(record.reference_id),
        "extractor_version": _EXTRACTOR_VERSION,
        "url_source_version": _URL_SOURCE_VERSION if type_of(record.reference_id) == "URL" else None,
        "absent_content_version": _ABSENT_CONTENT_VERSION if content_type == "unavailable" else None,
        "title": record.title,
        "other_titles": record.other_titles,
        "authors": record.authors,
        "journal": record.journal,
        "year": record.year,
        "language": record.language,
        "pmid": record.pmid,
        "pmcid": record.pmcid,
        "doi": record.doi,
        "also": record.also,
        "keywords": record.keywords,
        "publication_types": record.publication_types,
        "content_type": content_type,
        "full_text_attempted": settled or None,
        "standing_notices": [_notice_fields(notice) for notice in record.notices],
        "retrieved_at": record.retrieved_at,
    }
    return {key: value for key, value in header.items() if value}


def _content_type(record: Record) -> str:
    if not record.text.strip():
        return "unavailable"
    if record.content_scope == "FULL_TEXT":
        return "full_text"
    return "summary" if type_of(record.reference_id) in {"GEO", "NCT"} else "abstract_only"


def _notice_fields(notice: Notice) -> dict[str, str]:
    fields = {name: getattr(notice, name) for name in Notice.__dataclass_fields__}
    return {name: value for name, value in fields.items() if value}


def _yaml_lines(fields: dict[str, Any]) -> Iterator[str]:
    for key, value in fields.items():
        if isinstance(value, (list, tuple)):
            yield f"{key}:"
            for entry in value:
                yield f"- {_flow(entry)}"
        else:
            yield f"{key}: {_flow(value)}"


def _flow(value: Any) -> str:
    """JSON, which is YAML but for characters that YAML wants escaped."""
    text = json.dumps(value, ensure_ascii=False)
    return re.sub(r"[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]", lambda found: f"\\u{ord(found[0]):04x}", text)


def _line(text: str) -> str:
    return " ".join(text.split())


def _unix(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
