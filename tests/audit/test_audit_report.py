"""The whole audit, offline, over records of the examples; and what follows from it."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.audit.building import HALO1, answer

from citevouch.audit.disposition import dispose
from citevouch.audit.examination import AuditOptions, Examination, examine
from citevouch.audit.report import audit_answer, report
from citevouch.audit.self_check import callout_item, self_check
from citevouch.audit.verdicts import Judged, unjudged
from citevouch.contract.output import dumps, emit
from citevouch.resolve import open_run
from citevouch.settings import Settings
from citevouch_contract.models import (
    AuditReport,
    CitationJudgement,
    CitationVerdict,
    Completeness,
    Contradiction,
    ContradictionScan,
    ContradictionSide,
    Judge,
    Search,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.resolve import Run

EXAMPLES = Path(__file__).parents[2] / "examples"
NOW = datetime(2026, 11, 30, tzinfo=UTC)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """A run offline over the records of the examples."""
    folder = tmp_path_factory.mktemp("audit") / "records"
    shutil.copytree(EXAMPLES / "records", folder)
    with open_run(Settings(cache_dir=folder), offline=True) as opened:
        yield opened


@pytest.fixture(scope="module")
def examination(run: Run) -> Examination:
    """The examination of the example."""
    return examine((EXAMPLES / "answer.md").read_text(encoding="utf-8"), name="answer.md", run=run)


@pytest.fixture(scope="module")
def example(examination: Examination) -> AuditReport:
    """The report on the example, checked against the contract."""
    made = report(examination)
    emit(made)
    return made


def paper(made: AuditReport, index: int) -> Any:
    """The paper of a citation."""
    return next(each for each in made.papers or () if index in (each.indices or ()))


def test_example__which_papers_are_real(example: AuditReport) -> None:
    outcomes = {
        tuple(each.indices or ()): str(each.existence.existence_outcome) if each.existence else None
        for each in example.papers or ()
    }
    assert outcomes == {
        (3, 4, 8): "RESOLVED_MATCH",
        (5,): "RESOLVED_MATCH",
        (6,): "RESOLVED_TITLE_MISMATCH",
        (7,): "RESOLVED_MATCH",
        (9,): "UNVERIFIED_NO_IDENTIFIER",
        (10,): "SKIPPED_OUTAGE",
        (11,): "RESOLVED_MATCH",
    }


def test_example__offline_accuses_nobody(example: AuditReport) -> None:
    made_up = paper(example, 10).existence
    assert made_up.failure is None
    assert "offline" in made_up.note
    assert example.audit_summary.papers_fabricated == 0


def test_example__which_numbers_are_not_in_them(example: AuditReport) -> None:
    lacking = [each for each in example.number_checks or () if str(each.number_outcome) != "IN_CITED_PAPER"]
    assert [(each.number.raw, each.paper_id, each.transitive_suspect) for each in lacking] == [
        ("13%", paper(example, 5).paper_id, True),
        ("21%", paper(example, 6).paper_id, False),
    ]
    assert lacking[0].found_in_paper == paper(example, 3).paper_id
    assert example.audit_summary.numbers_not_in_text == 2


def test_example__origins(example: AuditReport) -> None:
    assert [str(each.origin_risk) for each in example.citations or ()] == [
        "LOW", "LOW", "LOW", "HIGH", "LOW", "UNKNOWN", "UNKNOWN", "LOW", "MEDIUM",
    ]  # fmt: skip
    assert paper(example, 7).effective_risk == "MEDIUM"
    assert paper(example, 5).priority == 1


def test_example__what_has_no_source(example: AuditReport) -> None:
    assert (example.dangling_indices, example.uncited_indices) == ([12], [9])
    assert [claim.text for claim in example.unsourced_claims or ()] == [
        "About 2% of patients report headaches."
    ]


def test_example__nobody_judged(example: AuditReport) -> None:
    assert {str(each.judgement_status) for each in example.judgements or ()} == {"NOT_JUDGED"}
    assert example.disposition.disposition_action == "REVIEW"
    assert example.disposition.reasons == [
        "nobody judged the papers",
        "[10]: its existence was not checked",
        "[6]: its identifier has another title",
    ]
    failing = {
        str(each.self_check_kind) for each in example.self_check or () if each.self_check_outcome == "FAIL"
    }
    assert failing == {
        "APPLICABILITY_LINE",
        "SEARCH_COVERS_FIVE_YEARS",
        "ATTRIBUTION_CHECKED",
        "INDICES_MATCH",
    }
    assert len(example.self_check or ()) == 11


def test_example__same_inputs_same_bytes(examination: Examination, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    assert dumps(report(examination)) == dumps(report(examination))


@pytest.mark.parametrize(
    ("given_answer", "status", "reason"),
    [
        pytest.param("", "EMPTY", "there is no answer", id="nothing"),
        pytest.param("It fell by 13% [1].", "NO_CITATION_DATA", "the answer has no citation data", id="no data"),
        pytest.param("It fell.\n\n## Citation Data\n[{", "MALFORMED_CITATION_DATA",
                     "the citation data could not be read as a whole", id="broken data"),
    ],
)  # fmt: skip
def test_audit_answer__nothing_to_check_is_said(
    run: Run, given_answer: str, status: str, reason: str
) -> None:
    made = audit_answer(given_answer, name="-", run=run)
    emit(made)
    assert made.parse_status == status
    assert made.disposition.disposition_action == "REVIEW"
    assert made.disposition.reasons is not None
    assert made.disposition.reasons[0] == reason
    assert "no paper was checked" in made.disposition.reasons


def test_audit_answer__over_the_cap(run: Run) -> None:
    data = [
        {"index": at, "pmid": 90000101 + at, "title": f"Paper number {at} of many"} for at in range(1, 13)
    ]
    made = audit_answer(
        answer("It fell by 13%[12].", *data), name="-", run=run, options=AuditOptions(max_papers=10)
    )
    emit(made)
    unchecked = [each for each in made.judgements or () if each.judgement_status == "NOT_CHECKED"]
    assert len(unchecked) == 2
    assert all(each.verdict is None for each in unchecked)
    assert made.audit_summary.papers_checked == 10
    assert sum(each.existence is None for each in made.papers or ()) == 2
    assert any("over the cap" in why for why in made.disposition.reasons or ())


def test_audit_answer__options_are_in_the_report(run: Run) -> None:
    options = AuditOptions(question="Why?", practice_context="here", mode="AUTO")
    made = audit_answer("A[1].", name="-", run=run, options=options)
    assert (made.question, made.practice_context, made.mode) == ("Why?", "here", "AUTO")
    assert made.offline


def test_audit_answer__the_question_of_an_article(run: Run) -> None:
    article = '{"output": {"text": "A."}, "inputs": {"question": "Does it help?"}}'
    assert audit_answer(article, name="-", run=run).question == "Does it help?"


# -- what follows from verdicts


def judged(examination: Examination, *verdicts: str, **changes: Any) -> Judged:
    """As if a person had given *verdicts* on the papers, in their order; the last one for all others."""
    given_verdicts = [*verdicts, *verdicts[-1:] * len(examination.papers)]
    judgements = [
        CitationJudgement(
            paper_id=each.paper_id,
            indices=each.indices,
            judgement_status="JUDGED" if verdict != "FABRICATED" else "NOT_JUDGED",
            verdict=CitationVerdict(verdict),
            decided_by="JUDGE" if verdict != "FABRICATED" else "GATE",
            is_primary_source=True,
        )
        for each, verdict in zip(examination.papers, given_verdicts, strict=False)
    ]
    nobody = unjudged(examination, now=NOW)
    values: dict[str, Any] = {
        "judge": Judge(judge_kind="PERSON", judge_name="r.example"),
        "judgements": judgements,
        "scan": nobody.scan,
        "completeness": nobody.completeness,
        **changes,
    }
    return Judged(**values)


@pytest.fixture(scope="module")
def sound(run: Run) -> Examination:
    """An answer in which nothing is wrong."""
    first = {"index": 1, "pmid": 90000101, "title": HALO1, "origin": "pubmed_abstracts_v3"}
    second = {"index": 2, "pmid": 90000104, "title": "Bleeding on velotran in routine care: a cohort study"}
    return examine(answer("It fell by 13%[1]. It bleeds[2]. Both[1][2].", first, second), name="-", run=run)


@pytest.mark.parametrize(
    ("verdicts", "mode", "action"),
    [
        pytest.param(("ACCURATE",), "AUTO", "PROCEED", id="all accurate"),
        pytest.param(("ACCURATE", "OVERSTATED"), "AUTO", "PROCEED", id="one overstated"),
        pytest.param(("ACCURATE",), "STANDALONE", "PRESENT", id="for a person who asks"),
        pytest.param(("ACCURATE", "TRANSITIVE"), "AUTO", "REVIEW", id="transitive"),
        pytest.param(("ACCURATE", "SECONDARY_UNTRACED"), "AUTO", "REVIEW", id="untraced"),
        pytest.param(("ACCURATE", "UNVERIFIABLE"), "AUTO", "REVIEW", id="unverifiable"),
        pytest.param(("ACCURATE", "TRANSITIVE"), "STANDALONE", "REVIEW", id="transitive, for a person"),
        pytest.param(("MISREPRESENTED", "ACCURATE"), "AUTO", "ESCALATE", id="misrepresented"),
        pytest.param(("FABRICATED", "ACCURATE"), "AUTO", "ESCALATE", id="fabricated"),
        pytest.param(("MISREPRESENTED",), "STANDALONE", "ESCALATE", id="misrepresented, for a person"),
    ],
)
def test_dispose(sound: Examination, verdicts: tuple[str, ...], mode: str, action: str) -> None:
    examined = Examination(**{**vars(sound), "options": AuditOptions(mode=mode)})
    assert dispose(examined, judged(examined, *verdicts)).disposition_action == action


def test_dispose__fabricated_citations_and_what_only_they_back_are_dropped(sound: Examination) -> None:
    made = dispose(sound, judged(sound, "FABRICATED", "ACCURATE"))
    assert (made.dropped_citations, made.dropped_claims) == ([1], [1])
    assert made.reasons == ["[1] is FABRICATED"]


def test_dispose__a_critical_contradiction_is_for_review(sound: Examination) -> None:
    side = ContradictionSide(indices=[1], source_says="It fell.")
    found = Contradiction(
        topic="stroke", claimed="It fell.", source_a=side, source_b=side, severity="CRITICAL"
    )
    scan = ContradictionScan(scan_status="SCANNED", contradictions=[found], balance="One side only.")
    made = dispose(sound, judged(sound, "ACCURATE", scan=scan))
    assert made.disposition_action == "REVIEW"
    assert made.reasons == ["the cited papers contradict each other on stroke"]


@pytest.mark.parametrize(
    ("coverage", "warned"),
    [pytest.param(0.49, True, id="under a half"), pytest.param(0.5, False, id="a half"), pytest.param(None, False, id="not assessed")],
)  # fmt: skip
def test_dispose__little_coverage_warns(sound: Examination, coverage: float | None, warned: bool) -> None:
    completeness = Completeness(
        completeness_status="ASSESSED", evidence_coverage=coverage, overall="x", applicability="y"
    )
    made = dispose(sound, judged(sound, "ACCURATE", completeness=completeness))
    assert any("misses significant evidence" in said for said in made.warnings or ()) is warned


def outcomes(examined: Examination, verdicts: Judged) -> dict[str, str]:
    return {
        str(each.self_check_kind): str(each.self_check_outcome)
        for each in self_check(examined, verdicts, now=NOW)
    }


def test_self_check__nobody_judged(sound: Examination) -> None:
    assert outcomes(sound, unjudged(sound, now=NOW)) == {
        "VERDICT_FOR_EVERY_CHECKED": "PASS",
        "EXISTENCE_BEFORE_VERDICT": "PASS",
        "APPLICABILITY_LINE": "FAIL",
        "UNVERIFIABLE_MARKED": "PASS",
        "SEARCH_COVERS_FIVE_YEARS": "FAIL",
        "ATTRIBUTION_CHECKED": "NOT_APPLICABLE",
        "TRACES_GIVEN": "NOT_APPLICABLE",
        "UNKNOWN_NOT_LOW": "PASS",
        "PAPERS_ONCE": "PASS",
        "INDICES_MATCH": "PASS",
    }


@pytest.mark.parametrize(
    ("since", "until", "outcome"),
    [
        pytest.param("2020", "2026-11-30", "PASS", id="six years"),
        pytest.param("2021", "2026", "PASS", id="five years"),
        pytest.param("2024", "2026", "FAIL", id="two years"),
        pytest.param("2015", "2023", "FAIL", id="not up to now"),
    ],
)
def test_self_check__the_years_searched(sound: Examination, since: str, until: str, outcome: str) -> None:
    search = Search(database="PUBMED", query="q", searched_from=since, searched_to=until, hits=0)
    completeness = Completeness(
        completeness_status="ASSESSED", searches=[search], overall="x", applicability="y"
    )
    found = outcomes(sound, judged(sound, "ACCURATE", completeness=completeness))
    assert found["SEARCH_COVERS_FIVE_YEARS"] == outcome
    assert found["APPLICABILITY_LINE"] == "PASS"


def test_self_check__what_a_judge_left_out(sound: Examination) -> None:
    verdicts = judged(sound, "ACCURATE", "TRANSITIVE")
    assert outcomes(sound, verdicts)["TRACES_GIVEN"] == "FAIL"
    lacking = Judged(**{**vars(verdicts), "judgements": verdicts.judgements[:1]})
    found = outcomes(sound, lacking)
    assert (found["VERDICT_FOR_EVERY_CHECKED"], found["PAPERS_ONCE"]) == ("FAIL", "FAIL")


def test_self_check__attribution_where_the_risk_is_not_low(examination: Examination) -> None:
    verdicts = judged(examination, "ACCURATE")
    assert outcomes(examination, verdicts)["ATTRIBUTION_CHECKED"] == "PASS"
    for each in verdicts.judgements:
        each.is_primary_source = None
    assert outcomes(examination, verdicts)["ATTRIBUTION_CHECKED"] == "FAIL"


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        pytest.param("> [!warning] A\n> b\n>\n> c\n", "PASS", id="a callout"),
        pytest.param("> [!warning] A\nb\n", "FAIL", id="a line outside"),
        pytest.param("> A\n> b\n", "FAIL", id="a quotation"),
    ],
)
def test_callout_item(text: str, outcome: str) -> None:
    assert callout_item(text).self_check_outcome == outcome


# -- whatever is given

values = st.none() | st.booleans() | st.integers(-5, 10**9) | st.text(max_size=20) | st.floats()
citations = st.dictionaries(
    st.sampled_from(["index", "title", "doi", "pmid", "date", "journal", "authors", "publication_types",
                     "impact_score", "recency_days", "is_guideline", "origin", "origin_risk", "url", "section_path"]),
    values | st.integers(1, 5) | st.sampled_from(["10.5555/halo.1", "PMC99000001", "90000101", HALO1, "LOW"]),
    max_size=8,
)  # fmt: skip
bodies = st.lists(
    st.sampled_from(
        ["It fell by 13%", " [1]", "[2][9]", ". ", "\n\n", "HR 0.87", "\u00b9", "| a |", "```", "> x"]
    ),
    max_size=12,
).map("".join)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(bodies, st.lists(citations, max_size=4), st.integers(1, 4))
def test_audit_answer__whatever_is_given_leaves_by_the_contract(
    run: Run, body: str, data: list[dict[str, Any]], cap: int
) -> None:
    made = audit_answer(answer(body, *data), name="-", run=run, options=AuditOptions(max_papers=cap))
    emit(made)
    assert not {str(each.verdict) for each in made.judgements or ()} - {"UNVERIFIABLE", "None"}
