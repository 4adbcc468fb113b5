"""Scripts that were written for deep-research-client, over citevouch."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from citevouch.check.report import judge
from citevouch.compat import ReferenceStatus, ReferenceValidationReport, ReferenceValidator
from citevouch.contract.check import problems
from citevouch.errors import InputError
from citevouch.records import Attempt, Resolution, Resolved
from citevouch.text import read
from citevouch_contract.models import RunSettings

EXAMPLES = Path(__file__).parents[2] / "examples"
TEXT = (EXAMPLES / "report.md").read_text(encoding="utf-8")


@dataclass
class Result:
    """A stand-in for what a research run gives back."""

    markdown: str
    citations: list[str] | None = field(default_factory=list)


@pytest.fixture
def validator() -> ReferenceValidator:
    return ReferenceValidator(cache_dir=EXAMPLES / "records", offline=True)


@pytest.fixture
def report(validator: ReferenceValidator) -> ReferenceValidationReport:
    return validator.validate_result(Result(TEXT))


def test_arguments_are_those_of_deep_research_client() -> None:
    made = ReferenceValidator("references_cache", "you@example.org", True, 0.5, ["DOI"], 20, False, 30)
    assert (made.cache_dir, made.email, made.fetch_full_text) == ("references_cache", "you@example.org", True)
    assert (made.rate_limit_delay, made.skip_prefixes, made.max_references) == (0.5, ["DOI"], 20)
    assert (made.check_relevance, made.keyword_count) == (False, 30)


def test_counts(report: ReferenceValidationReport) -> None:
    assert report.total_references == 11
    assert (report.verified_count, report.not_found_count, report.unverifiable_count) == (10, 0, 1)
    assert report.resolvable_count == 10
    assert report.confabulation_rate == 0.0
    assert (report.quotes_checked, report.quotes_valid_count) == (8, 6)
    assert [each.reference_id for each in report.unsupported_quotes] == ["PMID:90000001", "PMID:90000003"]
    assert (report.relevance_assessed_count, report.on_topic_count) == (10, 5)
    assert report.has_confabulations is True
    assert report.all_references_failed is False
    assert report.truncated is False
    assert re.fullmatch(r"\d+\.\d+\.\d+", report.validator_version)


def test_items_are_flat(report: ReferenceValidationReport) -> None:
    first = report.references[0]
    assert (first.reference_id, first.status, first.occurrences) == ("PMID:90000001", "VERIFIED", 3)
    assert first.status == ReferenceStatus.VERIFIED
    assert first.title == "Calder syndrome: clinical features of 48 affected individuals"
    assert (first.year, first.content_type, first.relevance) == ("2019", "abstract_only", "ON_TOPIC")
    assert first.relevance_score > 0.35
    assert "calder" in first.matched_keywords
    assert first.message is None
    offline = next(each for each in report.references if each.reference_id == "PMID:90000099")
    assert (offline.status, offline.title, offline.relevance) == ("UNVERIFIABLE", None, "NOT_ASSESSED")
    assert offline.message == "not in the cache, and offline; nothing was asked"
    missing = report.unsupported_quotes[0]
    assert missing.quote == "Short stature (height below -2.5 SD) was seen in 37 individuals"
    assert (missing.is_valid, missing.was_checkable, missing.similarity_score) == (False, True, 0.0)
    assert (missing.source_content_type, missing.matched_text) == ("abstract_only", None)
    valid = next(each for each in report.supporting_text if each.is_valid)
    assert valid.similarity_score == 1.0
    assert valid.matched_text


def test_what_is_written_is_ours(report: ReferenceValidationReport) -> None:
    assert report.to_markdown().startswith("## Reference Validation\n")
    assert report.summary()["total_references"] == 11
    assert report.summary()["complete"] is False
    for text in (report.model_dump_json(), report.model_dump_json(indent=None)):
        assert problems(json.loads(text), "ValidationReport") == []
    assert json.loads(report.model_dump_json()) == report.model_dump()


def judged(*statuses: str) -> ReferenceValidationReport:
    names = [f"PMID:{90_000_101 + number}" for number in range(len(statuses))]
    known = {
        name: Resolution(
            reference_id=name,
            status=status,
            message=status,
            registry=None if status == "UNVERIFIABLE" else "PUBMED",
            attempt_id=None if status == "UNVERIFIABLE" else "a1",
            cause="TIMEOUT" if status == "LOOKUP_FAILED" else None,
            unverifiable_reason="SKIPPED_PREFIX" if status == "UNVERIFIABLE" else None,
        )
        for name, status in zip(names, statuses, strict=True)
    }
    attempt = Attempt(
        id="a1",
        registry="PUBMED",
        lookup_outcome="TIMEOUT",
        requested_ids=tuple(names),
        at="2026-01-01T00:00:00Z",
    )
    settings = RunSettings(offline=False, full_text=False, check_quotes=True, check_relevance=True)
    resolved = Resolved(resolutions=known, attempts=(attempt,))
    return ReferenceValidationReport(judge(read(" ".join(names)), resolved, name="t", settings=settings))


@pytest.mark.parametrize(
    ("statuses", "counts", "rate", "outage"),
    [
        pytest.param([], (0, 0, 0), 0.0, False, id="nothing"),
        pytest.param(["LOOKUP_FAILED"] * 3, (0, 0, 3), 0.0, True, id="an outage accuses nobody"),
        pytest.param(["NOT_FOUND"] * 3, (0, 3, 0), 1.0, True, id="everything denied at once"),
        pytest.param(["NOT_FOUND"], (0, 1, 0), 1.0, False, id="one denied"),
        pytest.param(["NOT_FOUND", "LOOKUP_FAILED", "UNVERIFIABLE"], (0, 1, 2), 1.0, False, id="a mixture"),
    ],
)
def test_statuses(statuses: list[str], counts: tuple[int, ...], rate: float, outage: bool) -> None:
    report = judged(*statuses)
    assert (report.verified_count, report.not_found_count, report.unverifiable_count) == counts
    assert report.confabulation_rate == rate
    assert report.all_references_failed is outage
    assert len(report.confabulated_references) == report.not_found_count
    assert "LOOKUP_FAILED" not in {each.status for each in report.references}


def test_markdown_and_citations(validator: ReferenceValidator) -> None:
    report = validator.validate_markdown(
        "See PMID:90000001.", citations=["https://pubmed.ncbi.nlm.nih.gov/90000002/"]
    )
    assert [each.reference_id for each in report.references] == ["PMID:90000001", "PMID:90000002"]
    assert validator.validate_result(Result("See PMID:90000001.", None)).total_references == 1


def test_quotes_can_be_left_out_or_found_by_a_pattern(validator: ReferenceValidator) -> None:
    assert validator.validate_markdown(TEXT, check_quotes=False).supporting_text == []
    text = "«No individual had seizures in this series» => PMID:90000001."
    found = validator.validate_markdown(text, quote_pattern=re.compile("«([^»]+)» => (PMID:[0-9]+)"))
    assert [each.quote for each in found.supporting_text] == ["No individual had seizures in this series"]


def test_options_are_heeded(validator: ReferenceValidator) -> None:
    validator.skip_prefixes, validator.max_references, validator.check_relevance = ["pmcid"], 2, False
    report = validator.validate_markdown(TEXT)
    assert report.truncated is True
    assert report.relevance_assessed_count == 0
    reasons = {each.reference_id: each.check.unverifiable_reason for each in report.references}
    assert reasons["PMC:PMC99000007"] == "SKIPPED_PREFIX"


SENTENCE = "Progressive hearing loss was present in 39 of 48 individuals (81%)"


def test_a_string_is_a_list_of_one(tmp_path: Path) -> None:
    made = ReferenceValidator(cache_dir=tmp_path, skip_prefixes="PMID", offline=True).validate_markdown(
        "Nothing is cited here.\n", citations="https://pubmed.ncbi.nlm.nih.gov/90000001"
    )
    assert [each.unverifiable_reason for each in made.report.references or []] == ["SKIPPED_PREFIX"]


@pytest.mark.parametrize("name", ["", "  "])
def test_a_blank_reference_is_refused(name: str, validator: ReferenceValidator) -> None:
    with pytest.raises(InputError, match="a reference without a name"):
        validator.validate_references(["PMID:90000001", name])


@pytest.mark.parametrize(
    ("name", "listed"),
    [
        pytest.param("PMID:0", "PMID:0", id="no number of its kind"),
        pytest.param("no identifier", "OTHER:no identifier", id="words"),
        pytest.param("DOI:", "OTHER:DOI:", id="a prefix alone"),
        pytest.param("a\nb", "OTHER:a b", id="two lines"),
    ],
)
def test_a_quotation_of_what_is_no_identifier(name: str, listed: str, validator: ReferenceValidator) -> None:
    report = validator.validate_references([], [SimpleNamespace(quote=SENTENCE, reference_id=name)])
    assert [each.reference_id for each in report.references] == [listed]
    assert [(each.reference_id, each.was_checkable) for each in report.supporting_text] == [(listed, False)]


def test_references_alone(validator: ReferenceValidator) -> None:
    references: list[Any] = [
        "PMID:90000001",
        SimpleNamespace(normalized_id="DOI:10.5555/MJRD.2020.014", count=3),
        "PMCID:PMC99000007",
        "MGNIFY:1",
        "PMID:0",
        "no identifier",
    ]
    claims = [
        SimpleNamespace(quote=SENTENCE, reference_id="PMID:90000001"),
        SimpleNamespace(quote="Nobody ever wrote this sentence of words", reference_id="PMID:90000002"),
    ]
    report = validator.validate_references(references, claims)
    statuses = {each.reference_id: (each.status, each.occurrences) for each in report.references}
    assert statuses["PMID:90000001"] == ("VERIFIED", 1)
    assert statuses["DOI:10.5555/mjrd.2020.014"] == ("VERIFIED", 3)
    assert statuses["PMC:PMC99000007"] == ("VERIFIED", 1)
    assert statuses["MGNIFY:1"] == ("UNVERIFIABLE", 1)
    assert statuses["PMID:90000002"] == ("VERIFIED", 1)
    assert [each.is_valid for each in report.supporting_text] == [True, False]
    assert report.relevance_assessed_count == 0
    assert problems(report.model_dump(), "ValidationReport") == []


def test_references_with_a_topic(validator: ReferenceValidator) -> None:
    report = validator.validate_references(["PMID:90000001"], topic_text=TEXT)
    assert report.total_references == 1
    assert report.relevance_assessed_count == 1
    assert "calder" in report.report_keywords


@pytest.mark.shared
@pytest.mark.usefixtures("registries")
def test_the_example_of_deep_research_client_runs_unchanged(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From ``validator =`` on, but for the import and the result, which stands in for a research run."""
    published = (shared / "reference/deep-research-client-validate-references.txt").read_text(
        encoding="utf-8"
    )
    found = re.search(
        r"^validator = ReferenceValidator\(.*?(?=\n\n(?!print|for|    ))", published, re.DOTALL | re.MULTILINE
    )
    assert found
    code = found[0]
    assert code.count("for check in") == 3
    monkeypatch.chdir(tmp_path)
    result = Result(
        'Real (PMID:90000001), not real (PMID:90009001). "Nobody wrote these words at all" (PMID:90000002).'
    )
    names: dict[str, Any] = {"ReferenceValidator": ReferenceValidator, "result": result}
    exec(compile(code, "example", "exec"), names)  # noqa: S102 - the example is what is tested
    said = capsys.readouterr().out
    assert said.splitlines()[0] == str(1 / 3)
    assert "PMID:90009001 PubMed has no such record" in said
    assert "PMID:90000002 Nobody wrote these words at all" in said
    assert (tmp_path / "references_cache" / "citevouch.sqlite").is_file()
    assert names["report"].to_markdown().startswith("## Reference Validation")
    assert names["report"].summary()["not_found"] == 1


@pytest.mark.usefixtures("registries")
def test_a_script_of_the_usual_kind(tmp_path: Path) -> None:
    """What such scripts do, in words of our own."""
    validator = ReferenceValidator(cache_dir=str(tmp_path / "records"), email="you@example.org")
    report = validator.validate_result(Result("Real: PMID:90000001. Not real: DOI:10.5555/gone.1."))
    assert 0 < report.confabulation_rate < 1
    assert [(each.reference_id, each.message) for each in report.confabulated_references] == [
        ("DOI:10.5555/gone.1", "doi.org says that this DOI does not exist")
    ]
    assert report.unsupported_quotes == report.off_topic_references == []
