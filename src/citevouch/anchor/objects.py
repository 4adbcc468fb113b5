"""Claims and records that users name: one object, an array, or one object a line; each fault costs one
object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from citevouch.anchor.stored import Stored, stored
from citevouch.contract import strict_json
from citevouch.contract.instances import Instance, instances, name_of
from citevouch.errors import CitevouchError, InputError
from citevouch.files import read_text
from citevouch_contract.models import ClaimRefusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Say = Callable[[CitevouchError], None]

_LINES = (".jsonl", ".ndjson")


class Refused(NamedTuple):
    """A claim that was refused when records were built for the document *doc_id*."""

    refusal: ClaimRefusal
    doc_id: str


class Given(NamedTuple):
    """What one object of a file says, and its number in the file, from 1."""

    number: int
    said: Stored | Refused


def read_objects(path: str, *, say: Say) -> Iterator[Instance]:
    """The objects in *path* (``-``: standard input) as plain JSON values, with their places.

    What cannot be read is told to *say*: a line of a JSONL file alone, of another file everything behind it.
    """
    try:
        if _has_lines(path):
            yield from _lines(read_text(path), name_of(path), say)
        else:
            yield from instances(path)
    except InputError as error:
        say(error)


def read_given(path: str, *, say: Say) -> Iterator[Given]:
    """The records in *path*: citation records of ours or of magpie's, or what ``anchor build`` wrote.

    An object that is neither, or has a claim_id that stood before, is told to *say* and left out.
    """
    seen: set[str] = set()
    for number, (instance, doc_id) in enumerate(_parts(path, say), start=1):
        try:
            given = _given(instance, number, doc_id, name_of(path))
            _demand_new(given, seen, instance, name_of(path))
        except InputError as error:
            say(error)
        else:
            yield given


def _has_lines(path: str) -> bool:
    return path.lower().endswith(_LINES)


def _lines(text: str, file: str, say: Say) -> Iterator[Instance]:
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        if line.strip():
            try:
                yield Instance(strict_json.loads(line, file=file, line=number), str(number))
            except InputError as error:
                say(error)


def _parts(path: str, say: Say) -> Iterator[tuple[Instance, str]]:
    """The objects of *path*, the records and refusals of an AnchorBuild one by one with its doc_id."""
    for instance in read_objects(path, say=say):
        value = instance.value
        if not isinstance(value, dict) or "citation_records" not in value:
            yield instance, ""
            continue
        for slot in ("citation_records", "refusals"):
            items = value.get(slot) or []
            for at, item in enumerate(items if isinstance(items, list) else []):
                yield Instance(item, instance.place((slot, at))), str(value.get("doc_id", ""))


def _given(instance: Instance, number: int, doc_id: str, file: str) -> Given:
    value = instance.value
    if not isinstance(value, dict):
        raise InputError("not a citation record", file=file, place=instance.origin, expected="an object")
    if doc_id and "message" in value:
        return Given(number, Refused(_refusal(value, instance, file), doc_id))
    return Given(number, stored(value, file=file, place=instance.origin))


def _refusal(value: dict[str, Any], instance: Instance, file: str) -> ClaimRefusal:
    try:
        return ClaimRefusal.model_validate(value)
    except ValueError as error:
        raise InputError("not a refusal of a claim", file=file, place=instance.origin) from error


def _demand_new(given: Given, seen: set[str], instance: Instance, file: str) -> None:
    claim_id = given.said.claim_id if isinstance(given.said, Stored) else None
    if claim_id is None:
        return
    if claim_id in seen:
        raise InputError(f"claim_id {claim_id!r} stands here before", file=file, place=instance.origin)
    seen.add(claim_id)
