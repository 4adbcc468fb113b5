"""The plugins for linkml-validate: in process, and as the command line that the documentation shows."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from citevouch.contract import schema
from citevouch.errors import InputError
from citevouch.records import Record
from citevouch.resolve.cache_files import write_files

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.slow  # linkml alone takes over a second to import

INSTANCES = Path(__file__).parent / "contract" / "instances.yaml"
ABSTRACT = "No individual had seizures. Most families carried variants in both copies of CLDR7."
RECORDS = [
    Record(reference_id="PMID:90000001", source="PUBMED", title="Variants in CLDR7 cause Calder syndrome",
           doi="10.5555/mjrd.2019.001", text=ABSTRACT, content_scope="ABSTRACT"),
    Record(reference_id="PMID:90000002", source="PUBMED", title="A cell model of CLDR7 deficiency",
           text="Riboflavin restored growth in 12 of 48 lines.", content_scope="FULL_TEXT"),
    Record(reference_id="PMID:90000003", source="PUBMED", title="A title and nothing else", content_scope="TITLE_ONLY"),
]  # fmt: skip

#: A curator's schema: quotations beside references in the ways that people write them.
CURATION = """
id: https://example.org/curation
name: curation
prefixes: {linkml: https://w3id.org/linkml/, ex: https://example.org/}
default_prefix: ex
default_range: string
imports: [linkml:types]
classes:
  Curation:
    tree_root: true
    attributes:
      one: {range: Evidence, inlined: true}
      listed: {range: Evidence, multivalued: true, inlined: true, inlined_as_list: true}
      keyed: {range: KeyedEvidence, multivalued: true, inlined: true}
  Evidence:
    attributes:
      reference: {}
      supporting_text: {}
  KeyedEvidence:
    attributes:
      name: {identifier: true}
      sources: {range: Source, multivalued: true, inlined: true, inlined_as_list: true, implements: [linkml:authoritative_reference]}
      quotes: {multivalued: true, implements: [linkml:excerpt]}
  Source:
    attributes:
      id: {identifier: true}
  Unquoted:
    attributes:
      name: {}
"""


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    write_files(RECORDS, folder)
    return folder


@pytest.fixture(scope="module")
def validated(records: Path) -> Callable[..., list[tuple[str, str]]]:
    """Validates an instance with one plugin and gives severities and messages; schemas are loaded once."""
    from linkml.validator import Validator

    from citevouch import linkml_plugin

    folder = records.parent
    (folder / "curation.yaml").write_text(CURATION, encoding="utf-8")
    plugins = {
        "invariants": (linkml_plugin.InvariantsPlugin(), schema.yaml_path()),
        "stored": (linkml_plugin.StoredReferencesPlugin(store=str(records)), schema.yaml_path()),
        "quotations": (linkml_plugin.QuotationPlugin(store=str(records)), folder / "curation.yaml"),
        "invariants elsewhere": (linkml_plugin.InvariantsPlugin(), folder / "curation.yaml"),
    }
    validators = {
        name: Validator(str(path), validation_plugins=[plugin]) for name, (plugin, path) in plugins.items()
    }

    def run(plugin: str, instance: Any, target_class: str) -> list[tuple[str, str]]:
        results = validators[plugin].validate(instance, target_class).results
        return [(result.severity.value, result.message) for result in results]

    return run


def valid(class_name: str) -> Any:
    return yaml.safe_load(INSTANCES.read_text("utf-8"))[class_name]


# Invariants ----------------------------------------------------------------------------------------------


def test_invariants__a_valid_report_has_no_result(validated: Callable[..., Any]) -> None:
    assert validated("invariants", valid("ValidationReport"), "ValidationReport") == []


def test_invariants__empty_lists_that_the_reader_dropped_are_not_missed(
    validated: Callable[..., Any],
) -> None:
    reading = {slot: value for slot, value in valid("Reading").items() if value != []}
    assert validated("invariants", reading, "Reading") == []


def test_invariants__a_broken_one_is_named_with_its_place(validated: Callable[..., Any]) -> None:
    report = valid("ValidationReport") | {"references": []}
    results = validated("invariants", report, "ValidationReport")
    where, rule = "quotes[0].reference_id", "quotes refer to listed references"
    what = f'{where}: breaks the invariant "{rule}": "PMID:90000001" is not among the references'
    assert ("ERROR", what) in results


@pytest.mark.parametrize(
    ("plugin", "instance", "target", "what"),
    [
        pytest.param("invariants", {"raw": 3}, "Mention", "no invariant was checked", id="shape broken"),
        pytest.param("invariants", [], "Mention", "no invariant was checked", id="no object"),
        pytest.param("invariants elsewhere", {}, "Curation", "has no class Curation", id="another schema"),
    ],
)
def test_invariants__what_could_not_be_checked_is_an_error(
    plugin: str, instance: Any, target: str, what: str, validated: Callable[..., Any]
) -> None:
    [(severity, message)] = validated(plugin, instance, target)
    assert severity == "ERROR"
    assert what in message


# Our reports and LRV's plugin ----------------------------------------------------------------------------


def quote(words: str, **slots: Any) -> dict[str, Any]:
    base = {"id": "q1", "quote": words, "start": 0, "end": 9, "reference_id": "PMID:90000001"}
    return base | {"quote_outcome": "FOUND", "match_kind": "EXACT", "baseline_found": True} | slots


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        pytest.param(quote("No individual had seizures"), [], id="there"),
        pytest.param(quote("Every individual had seizures"), ["ERROR"], id="FOUND, but not there"),
        pytest.param(quote("Not there", quote_outcome="NOT_FOUND"), [], id="NOT_FOUND is not asked about"),
        pytest.param(quote("Not there", quote_outcome="NOT_CHECKABLE"), [], id="NOT_CHECKABLE is not either"),
        pytest.param(quote("No indi\u00advidual had", baseline_found=False), ["WARN"], id="baseline disagrees"),
        pytest.param(quote("Variants in CLDR7 cause", match_kind="TITLE", baseline_found=False), ["WARN"],
                     id="a title, which LRV does not search"),
        pytest.param(quote("Whatever", reference_id="PMID:90000099"), ["WARN"], id="record not stored"),
        pytest.param(quote("Whatever", reference_id="PMID:90000003"), ["WARN"], id="record without text"),
        pytest.param(quote("No individual had seizures", reference_id="DOI:10.5555/mjrd.2019.001"), [],
                     id="by another identifier of the record"),
    ],
)  # fmt: skip
def test_stored__asks_about_what_is_called_found(
    check: dict[str, Any], expected: list[str], validated: Callable[..., Any]
) -> None:
    results = validated("stored", {"quotes": [check]}, "ValidationReport")
    assert [severity for severity, _ in results] == expected


def test_stored__reads_no_settings_and_writes_no_file(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, validated: Callable[..., Any]
) -> None:
    from citevouch.linkml_plugin import StoredReferencesPlugin

    for name in ("fulltext", "sources"):
        settings = f".linkml-reference-validator-{name}.yaml"
        (tmp_path / settings).write_text("{ this is: [no YAML", encoding="utf-8")
    before = sorted(path.name for path in records.iterdir())
    monkeypatch.chdir(tmp_path)
    plugin = StoredReferencesPlugin(store=str(records))
    assert plugin.store.fetch("PMID:90000001") is not None
    assert validated("stored", {"quotes": [quote("Not there at all")]}, "ValidationReport")
    assert len(list(tmp_path.iterdir())) == 2
    assert sorted(path.name for path in records.iterdir()) == before


def test_stored__a_cache_folder_with_our_store(tmp_path: Path) -> None:
    from citevouch.linkml_plugin import StoredReferencesPlugin
    from citevouch.records import Record
    from citevouch.resolve.folder import open_cache

    text = "No individual had seizures."
    record = Record(
        reference_id="PMID:90000042", source="PUBMED", title="Calder", text=text, content_scope="ABSTRACT",
        pmid="90000042", doi="10.5555/calder.42", retrieved_at="2026-01-02T03:04:05Z",
    )  # fmt: skip
    with open_cache(tmp_path) as cache:
        cache.keep([record])
    plugin = StoredReferencesPlugin(store=str(tmp_path))
    for name in ("PMID:90000042", "DOI:10.5555/calder.42"):
        fetched = plugin.store.fetch(name)
        assert fetched is not None
        assert fetched.content == text


def test_stored__a_folder_without_records_is_refused(tmp_path: Path) -> None:
    from citevouch.linkml_plugin import StoredReferencesPlugin

    with pytest.raises(InputError, match="no record can be read"):
        StoredReferencesPlugin(store=str(tmp_path))


# Any data with quotations --------------------------------------------------------------------------------


def evidence(reference: Any, supporting_text: Any) -> dict[str, Any]:
    return {"one": {"reference": reference, "supporting_text": supporting_text}}


def keyed(sources: Any, quotes: Any) -> dict[str, Any]:
    return {"keyed": {"E1": {"sources": sources, "quotes": quotes}}}


THERE, GONE = "No individual had seizures", "Everybody had seizures"
MISSING = "the quotation does not stand in the abstract of "
BOTH = [{"id": "PMID:90000001"}, {"id": "PMID:90000002"}]


@pytest.mark.parametrize(
    ("instance", "expected"),
    [
        pytest.param(evidence("PMID:90000001", THERE), [], id="there"),
        pytest.param(evidence("doi:10.5555/MJRD.2019.001", THERE), [], id="another spelling, another identifier"),
        pytest.param(evidence("PMID:90000001", "Variants in CLDR7 cause Calder syndrome"), [], id="the title"),
        pytest.param(evidence("PMID:90000001", "no individual had seizures…"), [], id="tolerantly"),
        pytest.param(evidence("PMID:90000001", GONE), ["ERROR one.supporting_text: " + MISSING + "PMID:90000001"],
                     id="not there"),
        pytest.param(evidence("PMID:90000002", "restored growth in 2 of 48 lines"), ["ERROR one.supporting_text"],
                     id="a number cut"),
        pytest.param(evidence("PMID:90000001", " ... "), ["ERROR one.supporting_text: the quotation holds no words"],
                     id="no words"),
        pytest.param(evidence("PMID:90000099", THERE), ["WARN one.supporting_text: could not be checked, no"],
                     id="no record"),
        pytest.param(evidence("PMID:90000003", THERE), ["WARN one.supporting_text"], id="no text"),
        pytest.param(evidence("", THERE), ["WARN one.supporting_text: the quotation has no reference beside it"],
                     id="no reference"),
        pytest.param({"listed": [evidence("PMID:90000001", text)["one"] for text in (THERE, GONE)]},
                     ["ERROR listed[1].supporting_text"], id="inlined as a list"),
        pytest.param(keyed(BOTH, [THERE, "Riboflavin restored growth"]), [], id="several in several"),
        pytest.param(keyed(BOTH, [THERE, GONE]), ["ERROR keyed[E1].quotes[1]: " + MISSING +
                     "PMID:90000001, the full text of PMID:90000002"], id="one of several not there"),
        pytest.param(keyed([*BOTH, {"id": "PMID:90000099"}], [GONE]), ["WARN keyed[E1].quotes[0]"],
                     id="perhaps in the one that is not stored"),
        pytest.param(keyed([*BOTH, {"id": "PMID:90000099"}], [THERE]), [], id="there, whatever is not stored"),
        pytest.param({"keyed": {"E1": None}, "listed": []}, [], id="nothing there"),
    ],
)  # fmt: skip
def test_quotations(instance: dict[str, Any], expected: list[str], validated: Callable[..., Any]) -> None:
    found = [" ".join(result) for result in validated("quotations", instance, "Curation")]
    assert len(found) == len(expected)
    for result, start in zip(found, expected, strict=True):
        assert result.startswith(start)


def test_quotations__a_class_without_any_says_that_nothing_was_checked(validated: Callable[..., Any]) -> None:
    [(severity, message)] = validated("quotations", {"name": "x"}, "Unquoted")
    assert severity == "WARN"
    assert message.endswith("nothing was checked")


# The command line ----------------------------------------------------------------------------------------


def linkml_validate(config: dict[str, Any], folder: Path, *files: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "config.yaml"
    path.write_text(json.dumps(config), encoding="utf-8")
    command = Path(sys.executable).with_name("linkml-validate")
    arguments = [str(command), "--config", str(path), *map(str, files)]
    return subprocess.run(arguments, capture_output=True, text=True, cwd=folder, check=False)


@pytest.fixture
def canary(records: Path, tmp_path: Path) -> tuple[dict[str, Any], Path, Path]:
    """The documented config, a report that is good, and one with a quotation that is not there."""
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    for path, words in ((good, THERE), (bad, GONE)):
        path.write_text(json.dumps({"quotes": [quote(words)]}), encoding="utf-8")
    config = {
        "schema": str(schema.yaml_path()),
        "target_class": "ValidationReport",
        "plugins": {"citevouch.linkml_plugin.StoredReferencesPlugin": {"store": str(records)}},
    }
    return config, good, bad


def test_command_line__data_on_the_command_line_catches_the_canary(
    canary: tuple[dict[str, Any], Path, Path], tmp_path: Path
) -> None:
    config, good, bad = canary
    passed, failed = (linkml_validate(config, tmp_path, path) for path in (good, bad))
    assert (passed.returncode, passed.stdout.strip()) == (0, "No issues found")
    assert failed.returncode == 1
    assert "PMID:90000001" in failed.stdout


def test_command_line__data_in_the_config_are_not_validated(
    canary: tuple[dict[str, Any], Path, Path], tmp_path: Path
) -> None:
    config, _, bad = canary
    run = linkml_validate({**config, "data_sources": [str(bad)]}, tmp_path)
    assert (run.returncode, run.stdout.strip()) == (0, "No issues found"), "linkml mends it: change the docs"


def test_command_line__invariants_of_a_whole_report(tmp_path: Path) -> None:
    report = valid("ValidationReport")
    config = {
        "schema": str(schema.yaml_path()),
        "target_class": "ValidationReport",
        "plugins": {"JsonschemaValidationPlugin": {"closed": True}, "citevouch.linkml_plugin.InvariantsPlugin": {}},
    }  # fmt: skip
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(report), encoding="utf-8")
    bad.write_text(json.dumps({**report, "findings": []}), encoding="utf-8")
    passed, failed = (linkml_validate(config, tmp_path, path) for path in (good, bad))
    assert (passed.returncode, passed.stdout.strip()) == (0, "No issues found")
    assert failed.returncode == 1
    assert "acknowledgements refer to findings" in failed.stdout


# Real data -----------------------------------------------------------------------------------------------


@pytest.mark.shared
def test_quotations__of_curators(shared: Path, tmp_path: Path) -> None:
    from linkml.validator import Validator

    from citevouch.linkml_plugin import QuotationPlugin

    lines = (shared / "corpus" / "quotes.jsonl").read_text("utf-8").splitlines()
    curated = [evidence(line["key"], line["quote"])["one"] for line in map(json.loads, lines)]
    (tmp_path / "curation.yaml").write_text(CURATION, encoding="utf-8")
    plugin = QuotationPlugin(store=str(shared / "corpus" / "references_cache"))
    validator = Validator(str(tmp_path / "curation.yaml"), validation_plugins=[plugin])
    results = validator.validate({"listed": curated}, "Curation").results
    assert len(curated) >= 400
    assert len(results) <= len(curated) // 100, [
        result.message for result in results
    ]  # some are honestly not there
    assert {result.severity.value for result in results} <= {"ERROR"}
