"""Audits of answers: papers, claims and verdicts that belong together, and counts that add up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from citevouch.contract.authorities import authorities
from citevouch.contract.invariants.lookups import NO_FAILURE, attempts_by, named_attempt, wrong_failure
from citevouch.contract.invariants.model import Object, counted, differs, invariants, repeated, values
from citevouch.contract.problems import Path, Problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

#: OriginRisk from mild to grave; what is unknown is graver than what is known to be low.
GRAVITY = ("LOW", "UNKNOWN", "MEDIUM", "HIGH")
PASSED = ("ACCURATE", "OVERSTATED")
VERDICTS = (*PASSED, "MISREPRESENTED", "FABRICATED", "TRANSITIVE", "SECONDARY_UNTRACED", "UNVERIFIABLE")
COVERAGE_DECIMALS = 3


def numbers_are_unique(report: Object) -> Iterator[Problem]:
    """No two citations have the same number, no two papers the same name or place in the order."""
    for slot, key in (("citations", "index"), ("papers", "paper_id"), ("papers", "priority")):
        yield from repeated(slot, values(report, slot, key), key)


def a_citation_belongs_to_one_paper(report: Object) -> Iterator[Problem]:
    """Each citation belongs to one paper, and papers have no citations but these."""
    cited = set(values(report, "citations", "index"))
    owner: dict[int, str] = {}
    for at, paper in enumerate(report.get("papers", ())):
        for index in paper.get("indices", ()):
            if index not in cited or index in owner:
                what = f"{index} is {'also of ' + owner[index] if index in owner else 'no citation'}"
                yield Problem(("papers", at, "indices"), what)
            owner[index] = paper["paper_id"]
    for at, citation in enumerate(report.get("citations", ())):
        if citation["index"] not in owner:
            yield Problem(("citations", at), f"{citation['index']} belongs to no paper")


def markers_lead_to_citations_or_dangle(report: Object) -> Iterator[Problem]:
    """A number that a claim cites is a citation or dangles; what dangles is none, what is uncited is one."""
    cited = set(values(report, "citations", "index"))
    dangling = report.get("dangling_indices", ())
    for at, claim in enumerate(report.get("claims", ())):
        for index in claim.get("indices", ()):
            if index not in cited and index not in dangling:
                yield Problem(("claims", at, "indices"), f"{index} is no citation and not listed as dangling")
    for at, index in enumerate(dangling):
        if index in cited:
            yield Problem(("dangling_indices", at), f"{index} is a citation")
    for at, index in enumerate(report.get("uncited_indices", ())):
        if index not in cited:
            yield Problem(("uncited_indices", at), f"{index} is no citation")


def worst_risk_is_that_of_the_citations(report: Object) -> Iterator[Problem]:
    """The worst risk of a paper is the gravest of its citations; unknown is graver than low."""
    risks = {citation["index"]: citation["origin_risk"] for citation in report.get("citations", ())}
    for at, paper in enumerate(report.get("papers", ())):
        own = [risks[index] for index in paper.get("indices", ()) if index in risks]
        worst = max(own, key=GRAVITY.index, default=paper["worst_risk"])
        yield from differs("worst_risk", paper["worst_risk"], worst, "its citations have", at=("papers", at))


def every_paper_has_a_judgement(report: Object) -> Iterator[Problem]:
    """There is one judgement for each paper, about all its citations, and none for another."""
    papers = {paper["paper_id"]: paper for paper in report.get("papers", ())}
    yield from repeated("judgements", values(report, "judgements", "paper_id"), "paper_id")
    for at, judgement in enumerate(report.get("judgements", ())):
        paper = papers.get(judgement["paper_id"])
        if paper is None:
            yield Problem(("judgements", at, "paper_id"), f"{judgement['paper_id']} is no paper here")
        elif set(judgement.get("indices", ())) != set(paper.get("indices", ())):
            yield Problem(("judgements", at, "indices"), f"are not those of {judgement['paper_id']}")
    for at, name in enumerate(papers):
        if name not in values(report, "judgements", "paper_id"):
            yield Problem(("papers", at), f"{name} has no judgement")


def fabricated_is_what_does_not_exist(report: Object) -> Iterator[Problem]:
    """A paper within the cap is FABRICATED if and only if its existence check is NOT_FOUND."""
    outcome = {paper["paper_id"]: _outcome(paper) for paper in report.get("papers", ())}
    for at, judgement in enumerate(report.get("judgements", ())):
        found = outcome.get(judgement["paper_id"])
        fabricated = judgement.get("verdict") == "FABRICATED"
        if judgement["judgement_status"] != "NOT_CHECKED" and fabricated != (found == "NOT_FOUND"):
            what = f"{judgement.get('verdict')}, but the existence check is {found}"
            yield Problem(("judgements", at, "verdict"), what)


def _outcome(paper: Object) -> str | None:
    outcome: str | None = paper.get("existence", {}).get("existence_outcome")
    return outcome


def a_paper_is_denied_by_an_answer(report: Object) -> Iterator[Problem]:
    """A denied paper stands on an answer that one of its identifiers is absent; nothing failed beside it."""
    requested = attempts_by(report, "requested_ids")
    for path, check in _existence_checks(report):
        if "denial" not in check:
            continue
        attempt, wrong = named_attempt(report, check["denial"])
        denied = set(check.get("checked_ids", ())) & set((attempt or {}).get("absent_ids", ()))
        if attempt and not wrong and not denied:
            wrong = f"attempt {attempt['id']} denies none of the identifiers of this paper"
        failed = [
            other["id"]
            for curie in sorted(denied)
            for other in requested.get(curie, ())
            if other["registry"] in authorities(curie) and other["lookup_outcome"] not in NO_FAILURE
        ]
        if wrong or failed:
            yield Problem((*path, "denial"), wrong or f"attempt {failed[0]} at the authority failed")


def a_fabricated_paper_is_found_nowhere(report: Object) -> Iterator[Problem]:
    """A paper is NOT_FOUND only if no registry found any of its identifiers."""
    found = attempts_by(report, "found_ids")
    for path, check in _existence_checks(report):
        for curie in check.get("checked_ids", ()) if check["existence_outcome"] == "NOT_FOUND" else ():
            for attempt in found.get(curie, ()):
                if attempt["registry"] != "CACHE_FILE":
                    what = f"NOT_FOUND, but attempt {attempt['id']} found {shown(curie)}"
                    yield Problem((*path, "existence_outcome"), what)


def an_outage_is_recorded(report: Object) -> Iterator[Problem]:
    """The failure of an existence check is that of an attempt, which asked for one of its identifiers."""
    for path, check in _existence_checks(report):
        ids = set(check.get("checked_ids", ()))
        if "failure" in check and (wrong := wrong_failure(report, check["failure"], ids)):
            yield Problem((*path, "failure"), wrong)


def _existence_checks(report: Object) -> Iterator[tuple[Path, Object]]:
    """Every existence check of an audit: of cited, traced and missing papers, and of syntheses."""
    completeness = report.get("completeness", {})
    holders: list[tuple[Path, Any]] = [
        *((("papers", at), item) for at, item in enumerate(report.get("papers", ()))),
        *(
            (("judgements", at, "primary_trace"), item["primary_trace"])
            for at, item in enumerate(report.get("judgements", ()))
            if "primary_trace" in item
        ),
        *(
            (("completeness", slot, at), item)
            for slot in ("anchor_syntheses", "missing_papers")
            for at, item in enumerate(completeness.get(slot, ()))
        ),
    ]
    for path, holder in holders:
        if "existence" in holder:
            yield (*path, "existence"), holder["existence"]


def number_checks_are_of_listed_claims(report: Object) -> Iterator[Problem]:
    """A number check is of a listed claim and paper; a number found elsewhere is in another listed paper."""
    papers = set(values(report, "papers", "paper_id"))
    for at, check in enumerate(report.get("number_checks", ())):
        if check["claim_number"] > len(report.get("claims", ())):
            yield Problem(("number_checks", at, "claim_number"), f"there is no claim {check['claim_number']}")
        if check["paper_id"] not in papers:
            yield Problem(("number_checks", at, "paper_id"), f"{check['paper_id']} is no paper here")
        others = papers - {check["paper_id"]}
        if "found_in_paper" in check and check["found_in_paper"] not in others:
            what = f"{check['found_in_paper']} is no other paper here"
            yield Problem(("number_checks", at, "found_in_paper"), what)


def what_is_dropped_is_fabricated(report: Object) -> Iterator[Problem]:
    """The dropped citations are those of FABRICATED papers; a dropped claim has nothing else behind it."""
    fabricated = {
        index
        for judgement in report.get("judgements", ())
        if judgement.get("verdict") == "FABRICATED"
        for index in judgement.get("indices", ())
    }
    dropped = set(report["disposition"].get("dropped_citations", ()))
    if dropped != fabricated:
        what = f"{sorted(dropped)}, but those of fabricated papers are {sorted(fabricated)}"
        yield Problem(("disposition", "dropped_citations"), what)
    cited = set(values(report, "citations", "index"))
    claims = report.get("claims", ())
    for at, number in enumerate(report["disposition"].get("dropped_claims", ())):
        indices = set(claims[number - 1].get("indices", ())) if number <= len(claims) else set()
        if not indices & dropped or (indices & cited) - dropped:
            what = f"claim {number} does not stand on dropped citations alone"
            yield Problem(("disposition", "dropped_claims", at), what)


def an_audit_is_counted(report: Object) -> Iterator[Problem]:
    """The summary counts the papers, verdicts, risks, claims, numbers and contradictions of the audit."""
    verdicts = counted(report, "judgements", "verdict")
    risks = counted(report, "papers", "worst_risk")
    numbers = counted(report, "number_checks", "number_outcome")
    unchecked = counted(report, "judgements", "judgement_status")["NOT_CHECKED"]
    counts = {
        "papers_cited": len(report.get("papers", ())),
        "papers_checked": len(report.get("papers", ())) - unchecked,
        "papers_passed": sum(verdicts[verdict] for verdict in PASSED),
        **{f"papers_{verdict.lower()}": verdicts[verdict] for verdict in VERDICTS},
        **{f"papers_{risk.lower()}_risk": risks[risk] for risk in GRAVITY},
        "claims_found": len(report.get("claims", ())),
        "numbers_checked": numbers.total() - numbers["NO_TEXT"],
        "numbers_not_in_text": numbers["NOT_IN_TEXT"] + numbers["IN_OTHER_PAPER"],
        **_contradictions(report["contradiction_scan"]),
    }
    for slot, count in counts.items():
        said = report["audit_summary"].get(slot)
        yield from differs(slot, said, count, "the audit has", at=("audit_summary",))


def _contradictions(scan: Object) -> dict[str, int | None]:
    """Counts of contradictions; None where nobody looked."""
    if scan["scan_status"] != "SCANNED":
        return {"contradictions_found": None, "contradictions_critical": None}
    severity = Counter(values(scan, "contradictions", "severity"))
    return {"contradictions_found": severity.total(), "contradictions_critical": severity["CRITICAL"]}


def no_more_are_checked_than_the_cap(report: Object) -> Iterator[Problem]:
    """No more papers are checked than max_papers, and these are the first by priority."""
    status = {item["paper_id"]: item["judgement_status"] for item in report.get("judgements", ())}
    for at, paper in enumerate(report.get("papers", ())):
        checked = status.get(paper["paper_id"]) != "NOT_CHECKED"
        if checked and paper["priority"] > report["max_papers"]:
            what = f"{paper['priority']} is over the cap, but it was checked"
            yield Problem(("papers", at, "priority"), what)


def coverage_is_kept_over_key(completeness: Object) -> Iterator[Problem]:
    """evidence_coverage is papers_kept over key_papers, of which they are a part."""
    kept, key = completeness.get("papers_kept", 0), completeness.get("key_papers", 0)
    if kept > key and "key_papers" in completeness:
        yield Problem(("papers_kept",), f"{kept}, more than key_papers, {key}")
    elif "evidence_coverage" in completeness:
        rate = round(kept / key, COVERAGE_DECIMALS) if key else None
        said = round(completeness["evidence_coverage"], COVERAGE_DECIMALS)
        yield from differs("evidence_coverage", said, rate, "its counts give")


def years_are_in_order(ages: Object) -> Iterator[Problem]:
    """The median year lies between the oldest and the newest, and old papers are among those with a year."""
    if not ages["oldest_year"] <= ages["median_year"] <= ages["newest_year"]:
        yield Problem(("median_year",), "does not lie between oldest_year and newest_year")
    if ages["papers_over_five_years"] > ages["papers_with_year"]:
        yield Problem(("papers_over_five_years",), "more than papers_with_year")


def no_more_is_taken_than_there_is(search: Object) -> Iterator[Problem]:
    """A search takes no more papers than there are, and does not end before it begins."""
    if (taken := len(search.get("hit_ids", ()))) > search["hits"]:
        yield Problem(("hit_ids",), f"{taken}, more than hits, {search['hits']}")
    first, last = search["searched_from"], search["searched_to"]  # days, months or years
    if first > last and not first.startswith(last):
        yield Problem(("searched_to",), f"{last} lies before {first}")


def a_pair_is_of_two_papers(pair: Object) -> Iterator[Problem]:
    """A pair of numbers is of two papers."""
    if pair["paper_id_a"] == pair["paper_id_b"]:
        yield Problem(("paper_id_b",), f"{pair['paper_id_b']} is paper_id_a as well")


INVARIANTS = (
    *invariants(
        "AuditReport",
        numbers_are_unique,
        a_citation_belongs_to_one_paper,
        markers_lead_to_citations_or_dangle,
        worst_risk_is_that_of_the_citations,
        every_paper_has_a_judgement,
        fabricated_is_what_does_not_exist,
        a_paper_is_denied_by_an_answer,
        a_fabricated_paper_is_found_nowhere,
        an_outage_is_recorded,
        number_checks_are_of_listed_claims,
        what_is_dropped_is_fabricated,
        an_audit_is_counted,
        no_more_are_checked_than_the_cap,
    ),
    *invariants("Completeness", coverage_is_kept_over_key),
    *invariants("AgeDistribution", years_are_in_order),
    *invariants("Search", no_more_is_taken_than_there_is),
    *invariants("NumberPair", a_pair_is_of_two_papers),
)
