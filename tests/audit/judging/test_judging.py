"""From replies to verdicts: what is judged, what is computed, what is flagged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from tests.audit.examined import examined, offline_run, said

from citevouch.audit.judging.judge import judge, read_replies
from citevouch.audit.judging.results import Result
from citevouch.audit.orders.plan import Plan, make_plan
from citevouch.audit.report import report
from citevouch.contract.output import emit
from citevouch_contract.models import Judge, JudgeKind, Search, WorkOrder, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.resolve import Run
    from citevouch_contract.models import AuditReport

PERSON = Judge(judge_kind=JudgeKind.PERSON, judge_name="r.example")
SEARCH = Search(database="PUBMED", query="velotran", searched_from="2020", searched_to="2026-11-30", hits=0)
#: The papers by their first citation number.
TRIAL, REVIEW, OTHER, COHORT, MADE_UP, GUIDELINE = 3, 5, 6, 7, 10, 11


@pytest.fixture
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    with offline_run(tmp_path_factory.mktemp("judging") / "records") as opened:
        yield opened


@pytest.fixture
def plan(run: Run) -> Plan:
    made = make_plan(examined(run, mode="AUTO"), run=run)
    second = next(order for order in made.orders if order.layer == WorkOrderLayer.LAYER2)
    second.searches = [SEARCH]
    return made


def order_for(plan: Plan, about: int | str) -> WorkOrder:
    """The order about a paper, by its first citation number, or of a layer."""
    return next(order for order in plan.orders if about in ((order.indices or [0])[0], str(order.layer)))


def results(plan: Plan, replies: dict[int | str, str]) -> dict[str, list[Result]]:
    made = {}
    for about, reply in replies.items():
        order_id = order_for(plan, about).order_id
        made[order_id] = [Result(order_id=order_id, raw=reply, judge=PERSON, source="a.txt")]
    return made


def audited(plan: Plan, run: Run, replies: dict[int | str, str]) -> AuditReport:
    """The report with *replies*; it has passed the contract."""
    examination, judged = judge(
        plan.examination, read_replies(plan.orders, results(plan, replies), plan.examination), run=run
    )
    made = report(examination, judged)
    emit(made)
    return made


def judgement(plan: Plan, run: Run, about: int, **changes: Any) -> Any:
    """The judgement of a paper by a whole reply with *changes*."""
    made = audited(plan, run, {about: said(order_for(plan, about), **changes)})
    return next(each for each in made.judgements or () if about in (each.indices or ()))


def test_a_verdict_holds_for_every_citation_of_the_paper(plan: Plan, run: Run) -> None:
    made = judgement(plan, run, TRIAL)
    assert (made.indices, made.verdict, made.judgement_status, made.decided_by) == (
        [3, 4, 8],
        "ACCURATE",
        "JUDGED",
        "JUDGE",
    )
    assert [each.claim_number for each in made.claim_judgements] == [1, 4]  # as the report counts them
    assert made.claim_judgements[0].claim.startswith("Velotran lowered the risk of stroke")
    assert made.order_id == order_for(plan, TRIAL).order_id


def test_everything_judged_and_nothing_wrong_is_still_no_proceed(plan: Plan, run: Run) -> None:
    made = audited(
        plan, run, {(order.indices or [str(order.layer)])[0]: said(order) for order in plan.orders}
    )
    assert made.audit_summary.papers_accurate == 6
    assert made.audit_summary.claims_judged == 6
    assert (made.completeness.completeness_status, made.completeness.evidence_coverage) == ("ASSESSED", 1.0)
    assert (made.contradiction_scan.scan_status, made.audit_summary.contradictions_found) == ("SCANNED", 0)
    assert made.disposition.disposition_action == "REVIEW"
    assert "[6]: its identifier has another title" in (made.disposition.reasons or ())
    assert "nobody judged [9]" in (made.disposition.reasons or ())


def test_nobody_answered(plan: Plan, run: Run) -> None:
    made = audited(plan, run, {})
    assert made.judge.judge_kind == "NONE"
    assert {each.result_status for each in made.order_results or ()} == {"MISSING"}
    assert {each.verdict for each in made.judgements or ()} == {"UNVERIFIABLE"}
    assert made.disposition.disposition_action == "REVIEW"


@pytest.mark.parametrize(
    ("changes", "flags"),
    [
        pytest.param({"claim_judgements": [{"claim_number": 1, "source_says": "no", "match": "mismatch"}]}, ["ACCURATE_WITH_MISMATCH"], id="a mismatch"),
        pytest.param({"claim_judgements": []}, ["CLAIM_WITHOUT_ANSWER"], id="a claim without an answer"),
        pytest.param({"is_primary_source": None}, ["ATTRIBUTION_NOT_ANSWERED"], id="not whose finding"),
        pytest.param({}, None, id="nothing"),
    ],
)  # fmt: skip
def test_an_inconsistent_answer_stands_with_its_flag(
    plan: Plan, run: Run, changes: dict[str, Any], flags: list[str] | None
) -> None:
    made = judgement(plan, run, REVIEW, **changes)
    assert (made.verdict, made.consistency_flags) == ("ACCURATE", flags)


ORIGIN = {
    "title": "Velotran in Halden disease: the HALO-1 randomised trial",
    "doi": "10.5555/velotran.2021.1",
}


@pytest.mark.parametrize(
    ("changes", "verdict", "flags"),
    [
        pytest.param({"primary_trace": ORIGIN, "is_primary_source": False}, "TRANSITIVE", None, id="traced"),
        pytest.param({"primary_trace": None, "is_primary_source": False}, "SECONDARY_UNTRACED", ["TRANSITIVE_WITHOUT_TRACE"], id="no trace"),
        pytest.param({"primary_trace": ORIGIN, "is_primary_source": True}, "TRANSITIVE", ["TRANSITIVE_BUT_PRIMARY"], id="said to be primary"),
        pytest.param(
            {"primary_trace": {"title": "Preventing stroke in Halden disease: a review", "pmid": "90000102"}, "is_primary_source": False},
            "TRANSITIVE",
            ["TRANSITIVE_BUT_PRIMARY"],
            id="traced to itself",
        ),
    ],
)  # fmt: skip
def test_transitive_wants_an_origin(
    plan: Plan, run: Run, changes: dict[str, Any], verdict: str, flags: list[str] | None
) -> None:
    made = judgement(plan, run, REVIEW, verdict="TRANSITIVE", **changes)
    assert (made.verdict, made.consistency_flags) == (verdict, flags)
    if verdict == "TRANSITIVE":
        assert made.primary_trace.existence.existence_outcome == "RESOLVED_MATCH"


def test_what_no_judge_may_say_is_kept_and_counts_as_nothing(plan: Plan, run: Run) -> None:
    made = judgement(plan, run, COHORT, verdict="FABRICATED")
    assert (made.verdict, made.judgement_status, made.decided_by) == ("UNVERIFIABLE", "PARSE_ERROR", "NOBODY")
    assert "FABRICATED" in made.raw_text


def test_two_answers_that_differ_are_none(plan: Plan, run: Run) -> None:
    order = order_for(plan, TRIAL)
    two = [
        Result(
            order_id=order.order_id, raw=said(order, verdict=verdict), judge=PERSON, source=f"{verdict}.txt"
        )
        for verdict in ("ACCURATE", "OVERSTATED")
    ]
    (read,) = read_replies([order], {order.order_id: two}, plan.examination)
    assert read.usable is None
    assert "ACCURATE.txt, OVERSTATED.txt" in str(read.reply and read.reply.problems)


@pytest.mark.parametrize(
    ("verdicts", "action"),
    [
        pytest.param({TRIAL: "MISREPRESENTED"}, "ESCALATE", id="misrepresented"),
        pytest.param({TRIAL: "SECONDARY_UNTRACED"}, "REVIEW", id="untraced"),
        pytest.param({TRIAL: "UNVERIFIABLE"}, "REVIEW", id="unverifiable"),
    ],
)
def test_disposition(plan: Plan, run: Run, verdicts: dict[int, str], action: str) -> None:
    made = audited(
        plan, run, {at: said(order_for(plan, at), verdict=verdict) for at, verdict in verdicts.items()}
    )
    assert made.disposition.disposition_action == action


# -- completeness


def completed(plan: Plan, run: Run, **changes: Any) -> Any:
    return audited(plan, run, {"LAYER2": said(order_for(plan, "LAYER2"), **changes)}).completeness


def test_without_a_search_nothing_is_assessed_and_what_was_found_is_kept(plan: Plan, run: Run) -> None:
    order_for(plan, "LAYER2").searches = None
    missing = [{"title": "Velotran after 80", "doi": "10.5555/velotran.2025.8", "importance": "HIGH"}]
    made = completed(plan, run, missing_papers=missing)
    assert (made.completeness_status, made.evidence_coverage, made.overall) == ("NOT_ASSESSED", None, None)
    assert made.note == "No search for missing papers was made."
    assert made.missing_papers[0].existence.existence_outcome == "SKIPPED_OUTAGE"


@pytest.mark.parametrize(
    ("missing", "key", "coverage"),
    [
        pytest.param([], 7, 1.0, id="none"),
        pytest.param(
            [{"title": "Cochlear implantation in children with Calder syndrome: outcomes in 14 ears", "pmid": "90000005", "importance": "HIGH"}],
            7, 1.0, id="one that does not exist under its title",
        ),
        pytest.param([{"title": "Biallelic variants in CLDR7 cause Calder syndrome", "pmid": "90000002", "importance": "HIGH"}], 8, 0.875, id="one that exists"),
        pytest.param([{"title": "Biallelic variants in CLDR7 cause Calder syndrome", "pmid": "90000002", "importance": "LOW"}], 7, 1.0, id="one of low importance"),
        pytest.param([{"title": "Nobody can look this one up", "importance": "HIGH"}], 7, 1.0, id="one without identifiers"),
    ],
)  # fmt: skip
def test_coverage_counts_missing_papers_that_exist(
    plan: Plan, run: Run, missing: list[dict[str, str]], key: int, coverage: float
) -> None:
    made = completed(plan, run, missing_papers=missing)
    assert (made.papers_kept, made.key_papers, made.evidence_coverage) == (7, key, coverage)
    assert len(made.missing_papers or ()) == len(missing)


def test_a_paper_that_is_cited_is_not_missing(plan: Plan, run: Run) -> None:
    cited = {"title": "Bleeding on velotran in routine care", "pmid": "90000104", "importance": "HIGH"}
    made = completed(plan, run, missing_papers=[cited])
    assert made.missing_papers is None
    assert made.note == "named as missing, but cited: Bleeding on velotran in routine care"


def test_low_coverage_warns(plan: Plan, run: Run) -> None:
    real = [("Biallelic variants in CLDR7 cause Calder syndrome", "90000002"),
            ("Calder syndrome: clinical features of 48 affected individuals", "90000001")]  # fmt: skip
    few = replace(plan, examination=replace(plan.examination, papers=plan.examination.papers[:1]))
    examination = few.examination
    answer = replace(
        examination.answer, citations=tuple(c for c in examination.answer.citations if c.index in (3, 4, 8))
    )
    few = replace(
        few,
        examination=replace(
            examination,
            answer=answer,
            claims=replace(examination.claims, claims=(), dangling=(), uncited=()),
            numbers=(),
        ),
    )
    missing = [{"title": title, "pmid": pmid, "importance": "HIGH"} for title, pmid in real]
    made = audited(few, run, {"LAYER2": said(order_for(few, "LAYER2"), missing_papers=missing)})
    assert made.completeness.evidence_coverage == 0.333
    assert any("under half of the key papers" in each for each in made.disposition.warnings or ())


@pytest.mark.parametrize(
    ("changes", "note"),
    [
        pytest.param({"overall": None}, "lacks a line", id="no overall line"),
        pytest.param({"applicability": None}, "lacks a line", id="no line on applicability"),
    ],
)
def test_what_lacks_a_line_is_no_assessment(plan: Plan, run: Run, changes: dict[str, Any], note: str) -> None:
    made = completed(plan, run, **changes)
    assert made.completeness_status == "NOT_ASSESSED"
    assert note in made.note


# -- contradictions


def contradiction(severity: str, first: list[int], second: list[int]) -> dict[str, Any]:
    return {
        "topic": "stroke",
        "claimed": "Strokes fell by 13% [3].",
        "source_a": {"indices": first, "source_says": "it fell", "study_type": None},
        "source_b": {"indices": second, "source_says": "it fell too", "study_type": None},
        "severity": severity,
        "better_supported": None,
    }


@pytest.mark.parametrize(
    ("found", "severity", "apart"),
    [
        pytest.param(contradiction("WARNING", [3], [6]), "WARNING", 0.381, id="far apart"),
        pytest.param(contradiction("WARNING", [3], [5]), "NOTE", 0.0, id="not apart: a note at most"),
        pytest.param(contradiction("WARNING", [5], [3]), "NOTE", 0.0, id="the same the other way round"),
        pytest.param(contradiction("CRITICAL", [3], [5]), "CRITICAL", 0.0, id="another direction is not a matter of size"),
        pytest.param(contradiction("NOTE", [3], [6]), "NOTE", 0.381, id="explained"),
        pytest.param(contradiction("WARNING", [7], [11]), "WARNING", None, id="no numbers to compute from"),
        pytest.param(contradiction("WARNING", [99], []), "WARNING", None, id="numbers that the answer does not have"),
    ],
)  # fmt: skip
def test_the_difference_is_computed(
    plan: Plan, run: Run, found: dict[str, Any], severity: str, apart: float | None
) -> None:
    made = audited(plan, run, {"LAYER3": said(order_for(plan, "LAYER3"), contradictions=[found])})
    (only,) = made.contradiction_scan.contradictions or ()
    assert (only.severity, only.relative_difference) == (severity, apart)
    assert made.audit_summary.contradictions_critical == (severity == "CRITICAL")
    contradict = "the cited papers contradict each other on stroke" in (made.disposition.reasons or ())
    assert contradict is (severity == "CRITICAL")


def test_an_answer_that_cannot_be_used_is_no_scan(plan: Plan, run: Run) -> None:
    made = audited(plan, run, {"LAYER3": "They all agree."})
    assert (made.contradiction_scan.scan_status, made.audit_summary.contradictions_found) == (
        "NOT_SCANNED",
        None,
    )
    assert made.contradiction_scan.number_pairs
