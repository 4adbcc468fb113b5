"""SARIF 2.1.0: one run over all reports, one result for each finding, with the rules that explain them.

The names of properties and what they may hold: OASIS, Static Analysis Results Interchange Format (SARIF)
Version 2.1.0 Plus Errata 01. It is one run because code hosts take one run of a tool per upload.
"""

from __future__ import annotations

import json
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from citevouch.clock import stamp
from citevouch.render.excerpts import source_of
from citevouch.render.incomplete import GAPS, gaps
from citevouch.render.rules import RULES
from citevouch.render.visible import one_line, shown
from citevouch_contract.models import FindingKind, Severity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from citevouch.render.excerpts import Source
    from citevouch.render.rules import Rule
    from citevouch_contract.models import Acknowledgement, Finding, TextPlace, ValidationReport

SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
ABOUT: Final = "https://w3id.org/citevouch/"
BASE: Final = "%SRCROOT%"  #: what the relative addresses are relative to, by the name that code hosts know
FINGERPRINT: Final = "citevouchFindingId/v1"
#: A file of which there is no report: a notification beside the gaps of the others.
NOT_CHECKED: Final = "FILE_NOT_CHECKED"

_LEVEL = {Severity.CRITICAL: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}
_RULE_INDEX = {kind: index for index, kind in enumerate(RULES)}
_NOTIFICATIONS = {**GAPS, NOT_CHECKED: "The file could not be checked."}


def render_sarif(
    reports: Sequence[ValidationReport],
    *,
    texts: Sequence[str | None] = (),
    failures: Mapping[str, str] | None = None,
) -> str:
    """The findings of *reports* as one SARIF log with a final newline: equal reports give equal bytes.

    Args:
        reports: of one run of citevouch.
        texts: the text of each report, in the same order, None where it is not at hand. With its text a
            result shows where its place ends and what stands there.
        failures: files of the run that could not be checked, each with the reason.

    Raises InputError where a text is not the one that its report is about.
    """
    texts = texts or [None] * len(reports)
    results: list[dict[str, Any]] = []
    for index, (report, text) in enumerate(zip(reports, texts, strict=True)):
        results += _results(report, source_of(report, text), index)
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": _driver(reports)},
                "originalUriBaseIds": {BASE: {"description": {"text": "Where citevouch was called."}}},
                "invocations": [_invocation(reports, failures or {})],
                "artifacts": [_artifact(report) for report in reports],
                "results": results,
                "columnKind": "unicodeCodePoints",
                "newlineSequences": ["\r\n", "\n", "\r"],
            }
        ],
    }
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _driver(reports: Sequence[ValidationReport]) -> dict[str, Any]:
    version = {"version": reports[0].summary.citevouch_version} if reports else {}
    return {
        "name": "citevouch",
        **version,
        "informationUri": ABOUT,
        "rules": [_rule(kind, rule) for kind, rule in RULES.items()],
        "notifications": [
            {"id": kind, "shortDescription": {"text": means}} for kind, means in _NOTIFICATIONS.items()
        ],
    }


def _rule(kind: FindingKind, rule: Rule) -> dict[str, Any]:
    parts = {"What it means": rule.means, "What to do": rule.action, "When to doubt it": rule.doubt}
    return {
        "id": kind.value,
        "name": kind.value.title().replace("_", ""),
        "shortDescription": {"text": f"{rule.title}."},
        "fullDescription": {"text": rule.means},
        "help": {
            "text": "\n".join(f"{head}: {text}" for head, text in parts.items()),
            "markdown": "\n\n".join(f"**{head}.** {text}" for head, text in parts.items()),
        },
        "defaultConfiguration": {"level": _LEVEL[rule.severity]},
        "properties": {"tags": ["citations", rule.rung]},
    }


def _results(report: ValidationReport, source: Source | None, index: int) -> Iterator[dict[str, Any]]:
    acknowledged: dict[str, list[Acknowledgement]] = {}
    for each in report.acknowledgements or ():
        acknowledged.setdefault(each.finding, []).append(each)
    for finding in report.findings or ():
        yield {
            "ruleId": finding.finding_kind,
            "ruleIndex": _RULE_INDEX[FindingKind(finding.finding_kind)],
            "level": _LEVEL[Severity(finding.severity)],
            "message": {"text": _said(_sentence(finding))},
            "locations": [{"physicalLocation": _location(report, finding.place, source, index)}],
            "partialFingerprints": {FINGERPRINT: finding.id},
            "suppressions": [_suppression(each) for each in acknowledged.get(finding.id, ())],
            "properties": _about(finding),
        }


def _sentence(finding: Finding) -> str:
    return f"{finding.reference_id}: {finding.message}" if finding.reference_id else finding.message


def _said(text: str) -> str:
    """*text* as a message: its braces are no placeholders (3.11.5), its brackets no link (3.11.6)."""
    return one_line(text).replace("{", "{{").replace("}", "}}").replace("](", "] (")


def _about(finding: Finding) -> dict[str, str]:
    values = {
        "reference": finding.reference_id,
        "quote": finding.quote_id,
        "label": finding.label,
        "severity": finding.severity,
    }
    return {name: shown(value) for name, value in values.items() if value}


def _suppression(each: Acknowledgement) -> dict[str, str]:
    said = one_line(f"{each.because} ({each.who}, {each.when})")
    return {"kind": "external", "status": "accepted", "justification": said}


def _location(
    report: ValidationReport, place: TextPlace | None, source: Source | None, index: int
) -> dict[str, Any]:
    artifact = {"artifactLocation": {**_address(report.subject.name), "index": index}}
    return artifact | ({"region": _region(place, source)} if place else {})


def _region(place: TextPlace, source: Source | None) -> dict[str, Any]:
    """By line and column; without the text there is no end, which stands for the rest of the line (3.30)."""
    if source is None:
        return {"startLine": place.line, "startColumn": place.column}
    line, column = source.at(place.end)
    return {
        "startLine": place.line,
        "startColumn": _without_mark(place.line, place.column, source),
        "endLine": line,
        "endColumn": _without_mark(line, column, source),
        "snippet": {"text": shown(source.exact(place.start, place.end))},
    }


def _without_mark(line: int, column: int, source: Source) -> int:
    """A column that does not count a byte order mark, which the contract's columns do (3.30.2)."""
    return max(1, column - 1) if line == 1 and source.exact(0, 1) == "\ufeff" else column


def _artifact(report: ValidationReport) -> dict[str, Any]:
    return {
        "location": _address(report.subject.name),
        "mimeType": "text/markdown",
        "encoding": "UTF-8",
        "hashes": {"sha-256": report.subject.sha256},
        "properties": {
            "coverage": report.coverage.model_dump(mode="json", exclude_none=True),
            "complete": report.summary.complete,
        },
    }


def _address(path: str) -> dict[str, str]:
    """*path*, whatever characters it has, as an address relative to `BASE`, or as that of a file."""
    parts = quote(PurePath(path).as_posix(), safe="/", errors="replace")
    if PurePath(path).is_absolute():
        return {"uri": f"file:///{parts.lstrip('/')}"}
    return {"uri": parts.lstrip("/"), "uriBaseId": BASE}


def _invocation(reports: Sequence[ValidationReport], failures: Mapping[str, str]) -> dict[str, Any]:
    notifications = [*_notifications(reports), *_unchecked(failures.items())]
    ended = max((stamp(report.generated_at) for report in reports), default=None)
    return {
        "executionSuccessful": not notifications,
        **({"endTimeUtc": ended} if ended else {}),
        "toolExecutionNotifications": notifications,
    }


def _notifications(reports: Sequence[ValidationReport]) -> Iterator[dict[str, Any]]:
    for index, report in enumerate(reports):
        where = {**_address(report.subject.name), "index": index}
        for gap in gaps(report):
            names = f" Open: {', '.join(gap.references)}." if gap.references else ""
            yield _notification(gap.kind, f"{gap.sentence}{names}", where)


def _unchecked(failures: Iterable[tuple[str, str]]) -> Iterator[dict[str, Any]]:
    for path, reason in failures:
        yield _notification(NOT_CHECKED, reason, _address(path))


def _notification(kind: str, text: str, where: dict[str, Any]) -> dict[str, Any]:
    return {
        "descriptor": {"id": kind, "index": list(_NOTIFICATIONS).index(kind)},
        "level": "error",
        "message": {"text": _said(text)},
        "locations": [{"physicalLocation": {"artifactLocation": where}}],
    }
