"""Findings as the page lists them: each with its rule, its acknowledgement and where its evidence stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.render.rules import RULES, Rule
from citevouch_contract.models import FindingKind, Severity

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from citevouch.render.excerpts import Excerpt, Source
    from citevouch_contract.models import Acknowledgement, Finding, ValidationReport

_TONE = {Severity.CRITICAL: "bad", Severity.WARNING: "warn", Severity.NOTE: "note"}
_GRAVEST_FIRST = ("bad", "warn", "open", "note")
#: Kinds that are about no single citation, so that no card has them.
_LOOSE = (FindingKind.DANGLING_MARKER, FindingKind.UNSOURCED_NUMBER)


@dataclass(frozen=True, kw_only=True)
class Flag:
    """One finding on the page."""

    finding: Finding
    rule: Rule
    tone: str
    target: str = ""  #: fragment of its evidence; empty where the page has none
    acknowledged: Acknowledgement | None = None
    excerpt: Excerpt | None = None

    @property
    def wants_a_look(self) -> bool:
        """Whether it is graver than a note, about the text and not the run, and not acknowledged."""
        return self.tone in {"bad", "warn"} and self.acknowledged is None

    @property
    def is_note(self) -> bool:
        """Whether it is worth knowing and no more."""
        return self.tone == "note" and self.acknowledged is None


@dataclass(frozen=True, kw_only=True)
class Group:
    """Findings of one kind that are about the text itself."""

    rule: Rule
    tone: str
    flags: Sequence[Flag]
    labels: Sequence[str]  #: those that markers name, each once

    @property
    def size(self) -> int:
        """How many findings it has."""
        return len(self.flags)


def flags_of(
    findings: Iterable[Finding], acknowledged: Mapping[str, Acknowledgement], *, anchor: str
) -> list[Flag]:
    """The findings of the card whose fragment is *anchor*, the gravest first."""
    targets = ((each, f"{anchor}-{each.quote_id or _rung(each)}") for each in findings)
    return gravest_first(_flag(each, acknowledged, target=target) for each, target in targets)


def loose_flags(report: ValidationReport, source: Source | None) -> list[Flag]:
    """The findings that are about no citation, with their words where the text is at hand."""
    acknowledged = {each.finding: each for each in report.acknowledgements or ()}
    loose = [each for each in report.findings or () if each.finding_kind in _LOOSE]
    return [_flag(each, acknowledged, excerpt=_excerpt(each, source)) for each in loose]


def grouped(flags: Iterable[Flag]) -> list[Group]:
    """*flags* about the text itself, one group for each kind: a text may have hundreds of one."""
    groups: dict[str, list[Flag]] = {}
    for flag in flags:
        groups.setdefault(str(flag.finding.finding_kind), []).append(flag)
    return [
        Group(
            rule=each[0].rule,
            tone=each[0].tone,
            flags=each,
            labels=list(dict.fromkeys(flag.finding.label for flag in each if flag.finding.label)),
        )
        for each in groups.values()
    ]


def gravest_first(flags: Iterable[Flag]) -> list[Flag]:
    """*flags* by severity, those of one severity in the order of the text."""
    return sorted(flags, key=lambda flag: (_GRAVEST_FIRST.index(flag.tone), _start(flag.finding)))


def _flag(
    finding: Finding,
    acknowledged: Mapping[str, Acknowledgement],
    *,
    target: str = "",
    excerpt: Excerpt | None = None,
) -> Flag:
    failed = finding.finding_kind == FindingKind.LOOKUP_FAILED
    return Flag(
        finding=finding,
        rule=RULES[FindingKind(finding.finding_kind)],
        tone="open" if failed else _TONE[Severity(finding.severity)],
        target=target,
        acknowledged=acknowledged.get(finding.id),
        excerpt=excerpt,
    )


def _rung(finding: Finding) -> str:
    return RULES[FindingKind(finding.finding_kind)].rung


def _excerpt(finding: Finding, source: Source | None) -> Excerpt | None:
    place = finding.place
    return source.excerpt(place.start, place.end) if source and place else None


def _start(finding: Finding) -> int:
    return finding.place.start if finding.place else 0
