"""What standard error says of checks: findings that may fail a build, and a table over several reports."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.fail_on import failing, is_incomplete
from citevouch.terminal import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch_contract.models import Finding, ReportSummary, ValidationReport

_HEADS = (
    "references",
    "resolved",
    "missing",
    "failed",
    "not asked",
    "other paper",
    "retracted",
    "bad quotes",
    "off topic",
    "complete",
)


@dataclass(frozen=True, kw_only=True)
class Tally:
    """What is kept of a report once it is written: what to count, and what fails."""

    path: str
    error: str = ""
    summary: ReportSummary | None = None
    failing: int = 0  #: findings that the words of ``--fail-on`` name
    incomplete: bool = False


def tally(path: str, report: ValidationReport, words: Sequence[str]) -> Tally:
    """The tally of *report*; *words* are those of ``--fail-on``."""
    return Tally(
        path=path,
        summary=report.summary,
        failing=len(failing(report, words)),
        incomplete=is_incomplete(report),
    )


def finding_lines(path: str, report: ValidationReport) -> Iterator[str]:
    """A line for each finding that ``--fail-on`` has a word for and nobody acknowledged, as compilers write.

    The id at its end is what an acknowledgement names.
    """
    for finding in failing(report):
        yield plain(f"{_place(path, finding)}: {finding.finding_kind} {_said(finding)} [{finding.id}]")


def table(tallies: Sequence[Tally]) -> Iterator[str]:
    """The lines of a table over several reports, the sums in its last one."""
    checked = [each.summary for each in tallies if each.summary]
    rows = [_row(each.summary) if each.summary else ["-"] * len(_HEADS) for each in tallies]
    names = [f"{plain(each.path)}{' (failed)' if each.error else ''}" for each in tallies]
    sums = [_row(checked[0])] if len(checked) == 1 else [_sum(checked)] if checked else []
    every = [list(_HEADS), *rows, *sums]
    widths = [max(len(row[column]) for row in every) for column in range(len(_HEADS))]
    for row, name in zip(every, ["report", *names, f"{len(checked)} reports"], strict=False):
        cells = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        yield f"{'  '.join(cells)}  {name}"


def _place(path: str, finding: Finding) -> str:
    at = finding.place
    return f"{path}:{at.line}:{at.column}" if at else path


def _said(finding: Finding) -> str:
    about = f"{finding.reference_id}: " if finding.reference_id else ""
    return f"{about}{' '.join(finding.message.split())}"


def _numbers(summary: ReportSummary) -> list[int]:
    return [
        summary.total_references,
        summary.verified,
        summary.not_found,
        summary.lookup_failed,
        summary.unverifiable,
        (summary.identity_mismatches or 0) + (summary.identifier_conflicts or 0),
        summary.retracted or 0,
        summary.quotes_unsupported or 0,
        summary.quotes_checked,
        summary.off_topic or 0,
        int(summary.complete),
    ]


def _row(summary: ReportSummary) -> list[str]:
    return _cells(_numbers(summary), "yes" if summary.complete else "no")


def _sum(summaries: Sequence[ReportSummary]) -> list[str]:
    sums = [sum(column) for column in zip(*map(_numbers, summaries), strict=True)]
    return _cells(sums, f"{sums[-1]} of {len(summaries)}")


def _cells(numbers: Sequence[int], complete: str) -> list[str]:
    *counts, bad, quotes, off_topic, _complete = numbers
    return [*map(str, counts), f"{bad} of {quotes}", str(off_topic), complete]
