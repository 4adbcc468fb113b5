"""Bodies of responses: parsed where they are what a service sends when it answers, refused otherwise."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from lxml import etree

from citevouch.resolve.registries.base import HTTP_ERROR, MALFORMED, REFUSED, Unbelievable
from citevouch.surrogates import whole

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

#: Cause of a refusal that a service words as one of its rate (a LookupOutcome value).
RATE_LIMITED = "RATE_LIMITED"

_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")
_PAGE = re.compile(rb"<!doctype\s+html|<html[\s>]", re.IGNORECASE)


def expect(status: int, answers: Collection[int] = (200,)) -> None:
    """Refuse every status that is no answer of the service."""
    if status not in answers:
        raise Unbelievable(HTTP_ERROR, f"status {status}")


def json_of(headers: Mapping[str, str], body: bytes) -> Any:
    """The JSON value of *body*; refuses pages, errors that NCBI sends with status 200, and broken JSON.

    Escapes of half a surrogate pair, which nothing downstream can encode, come back as U+FFFD.
    """
    refuse_page(headers, body)
    try:
        value = json.loads(body)
        if _SURROGATE.search(body):
            value = json.loads(whole(json.dumps(value, ensure_ascii=False)))
    except (ValueError, RecursionError) as error:
        raise Unbelievable(MALFORMED, "no JSON") from error
    if isinstance(value, dict) and isinstance(value.get("error"), str) and len(value) <= 5:
        _refuse_error(value["error"], value)
    return value


def xml_of(headers: Mapping[str, str], body: bytes, *, root: str) -> etree._Element:
    """The root of *body*, if it is named *root*. No entity is expanded without bound, nothing is loaded."""
    refuse_page(headers, body)
    if body.lstrip()[:1] == b"{":
        json_of(headers, body)
        raise Unbelievable(MALFORMED, "JSON in place of XML")
    try:
        element = etree.fromstring(body, parser())
    except (etree.XMLSyntaxError, ValueError) as error:
        raise Unbelievable(MALFORMED, "no well-formed XML") from error
    name = local_name(element)
    if name == "html":
        raise Unbelievable(REFUSED, "a page in place of data")
    if name != root:
        failed = name == "ERROR" or element.find("ERROR") is not None
        raise Unbelievable(REFUSED if failed else MALFORMED, f"<{name[:40]}> in place of <{root}>")
    return element


def parser() -> etree.XMLParser:
    """A parser for text from outside: entities of the document itself, within libxml2's limits, and no more.

    ``resolve_entities=False`` would leave ``&x;`` in the text without an error.
    """
    return etree.XMLParser(
        resolve_entities="internal",  # type: ignore[arg-type]  # the stubs know only lxml 4's booleans
        no_network=True,
        load_dtd=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )


def refuse_page(headers: Mapping[str, str], body: bytes) -> None:
    """Refuse an empty body and a page for people (a captcha, "service unavailable") in place of data."""
    start = body[:2000].lstrip(b"\xef\xbb\xbf \t\r\n")
    if not start:
        raise Unbelievable(MALFORMED, "an empty body")
    as_page = headers.get("content-type", "").partition(";")[0].strip().lower() == "text/html"
    if as_page or (start.startswith(b"<") and _PAGE.search(start)):
        raise Unbelievable(REFUSED, "a page in place of data")


def _refuse_error(message: str, value: dict[str, Any]) -> None:
    if not value.keys() & {"result", "esearchresult", "records", "message", "data"}:
        limited = "rate limit" in message.lower()
        raise Unbelievable(RATE_LIMITED if limited else REFUSED, "an error in place of data")


# Finding one's way in values that may lack anything


def at(value: Any, *path: str) -> Any:
    """What stands at *path* in nested JSON objects; None where something on the way is missing."""
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def string(value: Any, *path: str) -> str:
    """The string (or whole number, as a string) at *path*, stripped; "" for anything else."""
    found = at(value, *path)
    if isinstance(found, int) and not isinstance(found, bool):
        return str(found)
    return found.strip() if isinstance(found, str) else ""


def items(value: Any, *path: str) -> list[Any]:
    """The list at *path*; empty where there is none."""
    found = at(value, *path)
    return found if isinstance(found, list) else []


def strings(value: Any, *path: str) -> list[str]:
    """The strings that are not empty in the list at *path*."""
    return [text for text in (string(item) for item in items(value, *path)) if text]


def required(value: Any, *path: str, kind: type) -> Any:
    """What stands at *path*, refused as malformed unless it is of *kind*."""
    found = at(value, *path)
    if not isinstance(found, kind):
        raise Unbelievable(MALFORMED, f"no {'.'.join(path)} of the expected kind")
    return found


def local_name(element: etree._Element) -> str:
    """The name of an element without its namespace; "" for comments and the like."""
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def children(element: etree._Element, name: str) -> Iterator[etree._Element]:
    """The child elements called *name* in any namespace."""
    return (child for child in element if local_name(child) == name)
