"""JUnit XML: a suite for each report, in it a case for each reference, each checked quotation and the rest.

What becomes of a case: *failure* where a finding is critical or a warning and nobody acknowledged it;
*error* where a lookup failed, which is about the run; *skipped* where nothing could be checked, and where
all there is is a note or acknowledged. The shape satisfies both schemas in use: that of Jenkins' xUnit
plugin, by which the tests validate, and the older one for Ant, which wants the elements in this order,
`hostname`, a `timestamp` without a zone, and both `system-out` and `system-err`.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from citevouch.clock import stamp
from citevouch.render.incomplete import gaps
from citevouch.render.rules import RULES
from citevouch.render.visible import one_line
from citevouch.render.words import NOT_CHECKABLE, UNVERIFIABLE
from citevouch_contract.models import FindingKind, QuoteOutcome, ReferenceStatus, Severity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from citevouch_contract.models import Finding, QuoteCheck, ReferenceCheck, ValidationReport

NAME_LENGTH: Final = 160  #: characters of a quotation that stand in the name of its case
#: citevouch measures no time, so that equal reports give equal bytes.
_NO_TIME: Final = "0"
_NEVER: Final = "1970-01-01T00:00:00"
_GRAVEST_FIRST = ("error", "failure", "skipped")


@dataclass(frozen=True, kw_only=True)
class _Trouble:
    """What keeps a case from being passed: the element, its type and message."""

    element: str
    type: str
    message: str


@dataclass(frozen=True, kw_only=True)
class _Case:
    group: str
    name: str
    troubles: Sequence[_Trouble] = ()


def render_junit(reports: Sequence[ValidationReport], *, failures: Mapping[str, str] | None = None) -> str:
    """The outcome of *reports* as JUnit XML with a final newline: equal reports give equal bytes.

    *failures*: files of the same run that could not be checked, each with the reason; each becomes a suite
    whose only case is an error.
    """
    root = ET.Element("testsuites")
    for report in reports:
        _add_report(root, report)
    for path, reason in (failures or {}).items():
        trouble = _Trouble(element="error", type="FILE_NOT_CHECKED", message=reason)
        suite = _suite(root, path, when=_NEVER, properties=())
        _fill(suite, [_Case(group="file", name=path, troubles=[trouble])])
        _close(suite, out="", err=reason)
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _add_report(root: ET.Element, report: ValidationReport) -> None:
    when = stamp(report.generated_at).removesuffix("Z")
    properties = list(_properties(report))
    suite = _suite(root, report.subject.name, when=when, properties=properties)
    _fill(suite, list(_cases(report)))
    coverage = "; ".join(f"{name} {value}" for name, value in properties if name.startswith("coverage."))
    _close(suite, out=coverage, err=" ".join(gap.sentence for gap in gaps(report)))


def _suite(root: ET.Element, name: str, *, when: str, properties: Iterable[tuple[str, str]]) -> ET.Element:
    suite = ET.SubElement(
        root, "testsuite", name=one_line(name), package="citevouch", id=str(len(root)), hostname="localhost",
        timestamp=when, time=_NO_TIME,
    )  # fmt: skip
    listed = ET.SubElement(suite, "properties")
    for key, value in properties:
        ET.SubElement(listed, "property", name=key, value=one_line(value))
    return suite


def _fill(suite: ET.Element, cases: Sequence[_Case]) -> None:
    """Add *cases* and what they count to; the gravest trouble of a case is its outcome and lists all."""
    outcomes: Counter[str] = Counter()
    for case in cases:
        added = ET.SubElement(
            suite, "testcase", classname=case.group, name=one_line(case.name), time=_NO_TIME
        )
        troubles = sorted(case.troubles, key=lambda trouble: _GRAVEST_FIRST.index(trouble.element))
        if troubles:
            first = troubles[0]
            outcomes[first.element] += 1
            outcome = ET.SubElement(added, first.element, type=first.type, message=one_line(first.message))
            outcome.text = "\n".join(f"{each.type}: {one_line(each.message)}" for each in troubles)
    suite.set("tests", str(len(cases)))
    for attribute, element in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(attribute, str(outcomes[element]))


def _close(suite: ET.Element, *, out: str, err: str) -> None:
    ET.SubElement(suite, "system-out").text = one_line(out)
    ET.SubElement(suite, "system-err").text = one_line(err)


def _properties(report: ValidationReport) -> Iterator[tuple[str, str]]:
    summary = report.summary
    yield from (("citevouch", summary.citevouch_version), ("contract", summary.contract_version))
    yield "sha256", report.subject.sha256
    yield "complete", str(summary.complete).lower()
    if summary.confabulation_rate is not None:
        yield "confabulation_rate", str(summary.confabulation_rate)
    covered = report.coverage.model_dump(mode="json", exclude_none=True)
    yield from ((f"coverage.{key}", str(value)) for key, value in covered.items())


def _cases(report: ValidationReport) -> Iterator[_Case]:
    """In the order of the report: references, quotations, and what is about the text itself."""
    because = {
        each.finding: f"{each.because} ({each.who}, {each.when})" for each in report.acknowledgements or ()
    }
    by_reference: dict[str | None, list[_Trouble]] = {}
    by_quote: dict[str | None, list[_Trouble]] = {}
    for finding in report.findings or ():
        of, key = (by_quote, finding.quote_id) if finding.quote_id else (by_reference, finding.reference_id)
        of.setdefault(key, []).append(_trouble(finding, because))
    for reference in report.references or ():
        troubles = by_reference.get(reference.reference_id) or _unasked(reference)
        yield _Case(group="reference", name=reference.reference_id, troubles=troubles)
    for check in report.quotes or ():
        name = f"{check.id} {check.reference_id} “{one_line(check.quote, limit=NAME_LENGTH)}”"
        yield _Case(group="quotation", name=name, troubles=by_quote.get(check.id) or _unsearched(check))
    for finding in report.findings or ():
        if not finding.reference_id:
            yield _Case(group="text", name=_name(finding), troubles=[_trouble(finding, because)])


def _name(finding: Finding) -> str:
    where = f"line {finding.place.line}: " if finding.place else ""
    return f"{where}{RULES[FindingKind(finding.finding_kind)].title} ({finding.id})"


def _trouble(finding: Finding, because: Mapping[str, str]) -> _Trouble:
    kind, where = str(finding.finding_kind), f" (line {finding.place.line})" if finding.place else ""
    message = f"{finding.message}{where}"
    if finding.id in because:
        return _Trouble(
            element="skipped", type=kind, message=f"acknowledged: {because[finding.id]}; {message}"
        )
    if finding.finding_kind == FindingKind.LOOKUP_FAILED:
        return _Trouble(element="error", type=kind, message=message)
    element = "skipped" if finding.severity == Severity.NOTE else "failure"
    return _Trouble(element=element, type=kind, message=message)


def _unasked(reference: ReferenceCheck) -> list[_Trouble]:
    if reference.status != ReferenceStatus.UNVERIFIABLE:
        return []
    reason = str(reference.unverifiable_reason)
    return [_Trouble(element="skipped", type=reason, message=UNVERIFIABLE.get(reason, reason))]


def _unsearched(check: QuoteCheck) -> list[_Trouble]:
    if check.quote_outcome != QuoteOutcome.NOT_CHECKABLE:
        return []
    reason = str(check.not_checkable_reason)
    return [_Trouble(element="skipped", type=reason, message=NOT_CHECKABLE.get(reason, reason))]
