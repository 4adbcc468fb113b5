"""Plugins for ``linkml-validate``: the contract's invariants, and quotations looked for in stored records.

A config for our own reports, and one for a curator's data::

    schema: path/to/schema.yaml             # printed by: citevouch schema path
    target_class: ValidationReport
    plugins:
      JsonschemaValidationPlugin: {closed: true}
      citevouch.linkml_plugin.InvariantsPlugin: {}
      citevouch.linkml_plugin.StoredReferencesPlugin: {store: path/to/records}

    schema: my_schema.yaml
    target_class: Curation
    plugins:
      JsonschemaValidationPlugin: {closed: true}
      citevouch.linkml_plugin.QuotationPlugin: {store: path/to/records}

Run as ``linkml-validate --config that.yaml data.json``, with the data on the command line. Never name them
in the config: with ``data_sources`` in it, linkml 1.12.1 validates nothing, prints "No issues found" and
ends with 0. Keep a file that is known to be bad beside those you validate, and see to it that it fails.

``store`` is a cache folder of ``citevouch check``, a folder of linkml-reference-validator files, or both.
Nothing is fetched, nothing is written, and no settings of linkml-reference-validator are read from the
current or the home folder. This is the one module that imports linkml; it needs
``pip install citevouch[linkml]``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from linkml.validator.plugins import ValidationPlugin
from linkml.validator.report import Severity, ValidationResult
from linkml_reference_validator.models import (
    ReferenceContent,
    ReferenceValidationConfig,
    ValidationSeverity,
)
from linkml_reference_validator.plugins.reference_validation_plugin import ReferenceValidationPlugin
from linkml_reference_validator.validation.supporting_text_validator import SupportingTextValidator

from citevouch.check.matching import find, find_in_title, prepare, search
from citevouch.contract import schema
from citevouch.contract.check import problems
from citevouch.contract.invariants import broken_invariants
from citevouch.contract.validators import fits
from citevouch.errors import InputError
from citevouch.resolve.folder import open_cache
from citevouch.text.spellings import spellings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from linkml.validator.validation_context import ValidationContext

    from citevouch.records import Record

Object = dict[str, Any]


class InvariantsPlugin(ValidationPlugin):  # type: ignore[misc]  # linkml has no types
    """What LinkML cannot say about the contract's classes: `citevouch.contract.invariants`.

    An object that does not fit the JSON Schema is an error here too, because nothing was asked about it. Not
    demanded is that lists are there, since linkml drops empty ones when it reads JSON.
    """

    def process(self, instance: Any, context: ValidationContext) -> Iterator[ValidationResult]:
        """One result for every invariant that *instance* breaks."""
        name = str(context.target_class)  # a subclass of str, which the engine takes for no key
        if name not in schema.class_names():
            yield _result(f"citevouch's contract has no class {name}: nothing was checked", instance, name)
        elif not fits(instance, name):
            first = problems(instance, name)[0]
            yield _result(f"no invariant was checked, the JSON Schema is broken: {first}", instance, name)
        else:
            for problem in broken_invariants(instance, name, lists_optional=True):
                yield _result(str(problem), instance, name)


class Store(Protocol):
    """What the plugins below need to know of a store."""

    def record(self, written: str) -> Record | None:
        """The record that answers for an identifier, in any spelling."""

    def fetch(self, reference_id: str) -> ReferenceContent | None:
        """The same with its text, as linkml-reference-validator takes it; None without a text."""


class StoredRecords:
    """Records by every identifier that they carry, however it is written."""

    def __init__(self, records: Mapping[str, Record]) -> None:
        self._records = records

    def record(self, written: str) -> Record | None:
        """The record that answers for an identifier, in any spelling."""
        if written in self._records:
            return self._records[written]
        return self._records.get(_canonical(written) or "")

    def fetch(self, reference_id: str) -> ReferenceContent | None:
        """The same with its text, as linkml-reference-validator takes it; None without a text."""
        record = self.record(reference_id)
        if record is None or not record.text.strip():
            return None
        return ReferenceContent(
            reference_id=reference_id,
            title=record.title or None,
            content=record.text,
            content_type="full_text" if record.content_scope == "FULL_TEXT" else "abstract_only",
        )


class StoredReferencesPlugin(ReferenceValidationPlugin):  # type: ignore[misc]  # linkml has no types
    """linkml-reference-validator's own plugin over stored records: a second opinion on our reports.

    Of a report's quotes only those are asked about that it calls FOUND: what it says of the others is no
    claim that the words are there. Its matcher knows neither titles nor all that ours tolerates, so where
    the report says that it does not agree (baseline_found), a miss is a warning. So is a record that is not
    stored: that says nothing about the quote.
    """

    def __init__(self, store: str | Store) -> None:
        # The parents' constructors would build a fetcher, which reads settings from the current folder.
        self.config = ReferenceValidationConfig(
            cache_dir=Path("unused"),
            fetch_full_text=False,
            unknown_prefix_severity=ValidationSeverity.WARNING,
        )
        self.store = _opened(store)
        self.validator = _StoredTextValidator(self.config, self.store)
        self.schema_view = None
        self.reset_counts()

    def _validate_instance(self, instance: Object, class_name: str, path: str) -> Iterator[ValidationResult]:
        if class_name != "QuoteCheck":
            yield from super()._validate_instance(instance, class_name, path)
        elif instance.get("quote_outcome") == "FOUND":
            agrees = instance.get("baseline_found", instance.get("match_kind") == "EXACT")
            for result in super()._validate_instance(instance, class_name, path):
                yield result if agrees else result.model_copy(update={"severity": Severity.WARN})


class QuotationPlugin(StoredReferencesPlugin):
    """citevouch's quotation check for any data in which quotations stand beside references.

    The slots are found as linkml-reference-validator finds them (``implements``, ``slot_uri``, names); beyond
    its plugin, slots with several values and objects inlined by their key are read. Each quotation has to
    stand in one of the references of its object, in the text or as the title. Three answers: the words are
    there, nothing is reported; they are not, an error; or there is no text to look in, a warning. A class
    without such slots, in itself and below, is a warning too: nothing was checked.
    """

    def process(self, instance: Any, context: ValidationContext) -> Iterator[ValidationResult]:
        """One result for each quotation that is not there, or that could not be looked for."""
        name = str(context.target_class)
        if not any(all(self._slots(each)) for each in self._below(name)):
            what = f"{name} has no slots for a quotation beside a reference: nothing was checked"
            yield _result(what, instance, name, severity=Severity.WARN)
        yield from super().process(instance, context)

    def _validate_instance(self, instance: Object, class_name: str, path: str) -> Iterator[ValidationResult]:
        quote_slots, reference_slots = self._slots(class_name)
        references = next((each for slot in reference_slots if (each := _ids(instance.get(slot)))), [])
        for slot in quote_slots:
            for place, quote in _quotes(instance.get(slot), f"{path}.{slot}" if path else slot):
                if answer := self._answer(quote, references):
                    severity, what = answer
                    yield _result(f"{place}: {what}", {slot: quote}, class_name, severity=severity)
        for place, item, below in self._children(instance, class_name, path):
            yield from self._validate_instance(item, below, place)

    def _answer(self, quote: str, references: list[str]) -> tuple[Severity, str] | None:
        """None if the quotation stands in one of the references; else how bad it is, and what."""
        if not any(map(str.isalnum, quote)):
            return Severity.ERROR, "the quotation holds no words"
        if not references:
            return Severity.WARN, "the quotation has no reference beside it"
        records = {each: self.store.record(each) for each in references}
        searched = {each: record for each, record in records.items() if record and record.text.strip()}
        if any(_stands_in(quote, record) for record in records.values() if record):
            return None
        if len(searched) < len(records):
            missing = ", ".join(each for each in records if each not in searched)
            return Severity.WARN, f"could not be checked, no text is stored of {missing}"
        where = ", ".join(
            f"the {_SCOPE[record.content_scope]} of {each}" for each, record in searched.items()
        )
        refusals = [search(quote, prepare(record.text)).refusal for record in searched.values()]
        because = next((f": {refusal}" for refusal in refusals if refusal), "")
        return Severity.ERROR, f"the quotation does not stand in {where}{because}"

    @cache  # noqa: B019 - a plugin lives as long as the process
    def _slots(self, class_name: str) -> tuple[list[str], list[str]]:
        """The slots of a class that hold quotations, and those that hold references."""
        return self._find_excerpt_fields(class_name), self._find_reference_fields(class_name)

    @cache  # noqa: B019
    def _below(self, class_name: str) -> frozenset[str]:
        """A class and every class that its slots lead to."""
        found: set[str] = set()
        waiting = [class_name]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting.extend(self._ranges(name).values())
        return frozenset(found)

    @cache  # noqa: B019
    def _ranges(self, class_name: str) -> dict[str, str]:
        """The slots of a class that hold objects, with their classes."""
        view: Any = self.schema_view
        slots = {name: view.induced_slot(name, class_name).range for name in view.class_slots(class_name)}
        return {name: range_ for name, range_ in slots.items() if view.get_class(range_)}

    def _children(self, instance: Object, class_name: str, path: str) -> Iterator[tuple[str, Object, str]]:
        """The place, the object and the class of everything inlined in an object, by list, key or itself."""
        view: Any = self.schema_view
        for slot, below in self._ranges(class_name).items():
            value, place = instance.get(slot), f"{path}.{slot}" if path else slot
            if isinstance(value, list):
                children = [(f"{place}[{at}]", item) for at, item in enumerate(value)]
            elif isinstance(value, dict) and view.induced_slot(slot, class_name).multivalued:
                children = [(f"{place}[{key}]", item) for key, item in value.items()]
            else:
                children = [(place, value)]
            yield from ((where, item, below) for where, item in children if isinstance(item, dict))


class _StoredTextValidator(SupportingTextValidator):  # type: ignore[misc]  # has no types
    """linkml-reference-validator's matcher with a store in place of its fetcher."""

    def __init__(self, config: ReferenceValidationConfig, store: Store) -> None:
        self.config = config
        self.fetcher = store
        self._normalize_reference_text = lru_cache(maxsize=128)(self.normalize_text)
        self._literal_bracket_regexes: list[Any] = []


_SCOPE = {"FULL_TEXT": "full text", "ABSTRACT": "abstract", "TITLE_ONLY": "title", "NONE": "text"}


def _opened(store: str | Store) -> Store:
    """The store itself, or the records of a folder. Raises `InputError` for one that has none.

    What a registry answered comes before what a file says, as everywhere.
    """
    if not isinstance(store, str):
        return store
    known: dict[str, Record] = {}
    with open_cache(Path(store), offline=True) as held:
        for record in (*held.files.values(), *held.store.records()):
            known.update(dict.fromkeys(record.identifiers, record))
    if not known:
        raise InputError(
            "no record can be read", file=store, expected="a cache folder of citevouch, or of cache files"
        )
    return StoredRecords(known)


def _canonical(written: str) -> str | None:
    """The canonical form of an identifier that is written on its own."""
    text = written.strip()
    spelt = next(spellings(text), None)
    return spelt.canonical if spelt and (spelt.start, spelt.end) == (0, len(text)) else None


def _stands_in(quote: str, record: Record) -> bool:
    if find(quote, prepare(record.text)):
        return True
    return bool(record.title) and find_in_title(quote, prepare(record.title)) is not None


def _quotes(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """The quotations in a slot, one or several, each with its place."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, list):
        yield from ((f"{place}[{at}]", item) for at, item in enumerate(value) if isinstance(item, str))


def _ids(value: Any) -> list[str]:
    """The identifiers in a reference slot: text, an object with an id, several of these, or objects by id."""
    if isinstance(value, str):
        return [value] if value.strip() else []
    if isinstance(value, list):
        return [each for item in value for each in _ids(item)]
    if isinstance(value, dict):
        own = value.get("id") or value.get("reference_id")
        return [own] if isinstance(own, str) else [key for key in value if isinstance(key, str)]
    return []


def _result(what: str, instance: Any, name: str, *, severity: Severity = Severity.ERROR) -> ValidationResult:
    return ValidationResult(
        type="citevouch", severity=severity, message=what, instance=instance, instantiates=name
    )
