"""JSON sources that a user describes in a file (``--sources``), in linkml-reference-validator's form.

They answer for prefixes that citevouch has no registry for. None is an authority: a miss is a failed
look-up. Values of headers may name environment variables (``${TOKEN}``); they are secrets and stay out of
requests, log and cache. The file is the one that is given; none is looked for.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from citevouch.errors import InputError
from citevouch.identifiers import TYPE_BY_PREFIX, canonical, local_part
from citevouch.records import Record
from citevouch.resolve.markup import plain
from citevouch.resolve.plan import AUTHORITY
from citevouch.resolve.registries.base import Answer, Request
from citevouch.resolve.registries.bodies import expect, json_of
from citevouch.resolve.years import year_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from citevouch.settings import Settings

REGISTRY = "OTHER"
FORM = "sources: {PREFIX: {url_template: https://host/path/{id}, fields: {title: $.path, content: $.path}}}"
_VARIABLE = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)\}")
_FIELDS = ("title", "content", "authors", "journal", "year", "doi")


@dataclass(frozen=True, kw_only=True)
class Source:
    """One source of a file."""

    prefix: str  #: upper case
    url_template: str
    fields: Mapping[str, str]  #: JSONPath by field
    headers: Mapping[str, str]  #: with the variables filled in: secret

    @property
    def service(self) -> str:
        """The name of the service in settings, for its limits and breaker."""
        return f"source:{self.prefix}"

    @property
    def base(self) -> str:
        """The address up to the identifier."""
        return self.url_template.partition("{id}")[0]


def load_sources(path: Path) -> dict[str, Source]:
    """The sources in the YAML file *path* by prefix in upper case; InputError where it is none such."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        value = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"cannot be read: {error.strerror}", file=str(path)) from error
    except (YAMLError, UnicodeDecodeError, RecursionError) as error:
        raise InputError("is no YAML", file=str(path), expected=FORM) from error
    listed = value.get("sources", value) if isinstance(value, dict) else None
    if not isinstance(listed, dict) or not listed:
        raise InputError("names no sources", file=str(path), expected=FORM)
    sources = [_source(str(prefix), entry, path) for prefix, entry in listed.items()]
    return {source.prefix: source for source in sources}


@dataclass
class SourceModule:
    """The registry module of a set of sources."""

    sources: Mapping[str, Source]
    REGISTRY: str = REGISTRY
    GROUP: str = "source"
    BATCH: int = 1

    def requests_for(
        self,
        ids: Sequence[str],
        settings: Settings,  # noqa: ARG002 - the addresses are the sources' own
        *,
        control: str | None = None,  # noqa: ARG002 - a miss denies nothing anyway
        kind: str = "record",
    ) -> list[Request]:
        """One request for each of *ids*."""
        return [self._request(name, kind) for name in ids]

    def believe(self, request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
        """The record with a title or a text; one with neither leaves the identifier unknown."""
        expect(status)
        (name,) = request.requested_ids
        record = _record(name, self._source(name), json_of(headers, body))
        return Answer(records={name: record}) if record.title or record.text else Answer(unknown=(name,))

    def _request(self, name: str, kind: str) -> Request:
        source = self._source(name)
        url = source.url_template.replace("{id}", quote(local_part(name), safe=""))
        return Request(
            registry=REGISTRY, group=source.service, kind=kind, method="GET", url=url, requested_ids=(name,)
        )

    def _source(self, name: str) -> Source:
        return self.sources[name.partition(":")[0].upper()]


def _source(prefix: str, given: Any, path: Path) -> Source:
    place = f"sources.{prefix}"
    entry = given if isinstance(given, dict) else {}
    template, fields, headers = entry.get("url_template"), entry.get("fields"), entry.get("headers") or {}
    if prefix.upper() == "PMCID" or TYPE_BY_PREFIX.get(prefix.upper()) in AUTHORITY:
        raise InputError("has a registry of its own", file=str(path), place=place)
    if not (isinstance(template, str) and isinstance(fields, dict) and isinstance(headers, dict)):
        raise InputError("is no source", file=str(path), place=place, expected=FORM)
    if template.count("{id}") != 1 or not _is_web_address(template.partition("{id}")[0]):
        raise InputError(
            "the address is no web address, or the identifier no part of its path",
            file=str(path),
            place=place,
        )
    for name, expression in fields.items():
        _parsed(str(expression), path, f"{place}.fields.{name}")
    return Source(
        prefix=prefix.upper(),
        url_template=template,
        fields={str(name): str(expression) for name, expression in fields.items() if name in _FIELDS},
        headers={str(name): _filled(str(value), path, place) for name, value in headers.items()},
    )


def _is_web_address(base: str) -> bool:
    try:
        parts = urlsplit(base)
        parts.port  # noqa: B018 - raises ValueError where it is none
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.hostname and parts.path)


def _filled(value: str, path: Path, place: str) -> str:
    def variable(found: re.Match[str]) -> str:
        held = os.environ.get(found.group(1))
        if not held:
            raise InputError(f"the variable {found.group(1)} is not set", file=str(path), place=place)
        return held

    return _VARIABLE.sub(variable, value)


def _parsed(expression: str, path: Path | None = None, place: str = "") -> Any:
    from jsonpath_ng.parser import parse  # comes with linkml-reference-validator, whose form this is

    try:
        return parse(expression)
    except Exception as error:  # its parser raises bare Exception too
        raise InputError(
            f"{expression!r} is no JSONPath", file=str(path or ""), place=place, expected="as $.data.title"
        ) from error


def _record(name: str, source: Source, value: Any) -> Record:
    held = {key: _values(value, expression) for key, expression in source.fields.items()}
    first = {key: next(iter(values), "") for key, values in held.items()}
    title, text = plain(first.get("title", "")), first.get("content", "")
    doi = canonical("DOI", first.get("doi", ""))
    return Record(
        reference_id=name,
        source=REGISTRY,
        title=title,
        authors=tuple(held.get("authors", ())),
        journal=first.get("journal") or None,
        year=year_in(first.get("year", "")),
        doi=local_part(doi) if doi else None,
        text=text,
        content_scope="ABSTRACT" if text else "TITLE_ONLY" if title else "NONE",
    )


def _values(value: Any, expression: str) -> list[str]:
    found = [match.value for match in _parsed(expression).find(value)]
    flat = [each for one in found for each in (one if isinstance(one, list) else [one])]
    return [str(each).strip() for each in flat if isinstance(each, str | int) and not isinstance(each, bool)]
