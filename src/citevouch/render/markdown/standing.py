"""Rung 3 in the section: papers retracted, doubted, corrected or reinstated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.escape import code, inline
from citevouch.render.markdown.items import acknowledgements, listed, titled
from citevouch.render.words import lowered, name
from citevouch_contract.models import FindingKind, Standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import StandingNotice, ValidationReport

NOTICED = (
    Standing.RETRACTED,
    Standing.WITHDRAWN,
    Standing.EXPRESSION_OF_CONCERN,
    Standing.REINSTATED,
    Standing.CORRECTED,
)
_KINDS = (FindingKind.RETRACTED, FindingKind.CONCERN, FindingKind.CORRECTED)


def standings(report: ValidationReport) -> Iterator[str]:
    """Every reference with a notice, what each source says of it, and who lives with that."""
    yield from listed(
        "References retracted, doubted or corrected",
        "",
        [
            "\n".join(
                (
                    titled(each),
                    *map(_notice, each.notices or ()),
                    *acknowledgements(report, *_KINDS, reference=each.reference_id),
                )
            )
            for each in report.references or ()
            if each.standing in NOTICED
        ],
    )


def _notice(notice: StandingNotice) -> str:
    source = name(notice.noticed_by)
    asked = f", as of {notice.as_of:%Y-%m-%d}" if notice.as_of else ""
    if notice.standing == Standing.CURRENT:
        return f"  - {source} has no notice{asked}"
    when = f" on {inline(notice.notice_date)}" if notice.notice_date else ""
    which = f" (notice {code(notice.notice_id)})" if notice.notice_id else ""
    return f"  - {lowered(notice.standing)}{when}, says {source}{which}{asked}"
