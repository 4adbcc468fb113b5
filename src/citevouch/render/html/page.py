"""The page: template, style sheet and content policy put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citevouch.render.excerpts import source_of
from citevouch.render.html.cards import cards
from citevouch.render.html.environment import environment, style
from citevouch.render.html.evidence import requests
from citevouch.render.html.figures import COLUMNS, RUNGS, SHORT, SQUARE, coverage, ladder, scores
from citevouch.render.html.flags import gravest_first, grouped, loose_flags
from citevouch.render.incomplete import gaps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.render.html.cards import Card
    from citevouch_contract.models import ValidationReport

#: Findings that are listed at once; more are behind a summary, so that the figures stay in sight.
FIRST: Final = 12


def render_html(report: ValidationReport, *, text: str | None = None) -> str:
    """*report* as one HTML page without scripts or anything to load: equal reports give equal bytes.

    With *text*, the text that was checked, each mention is shown in its sentence and each quotation with its
    line. Raises InputError where it is another text.
    """
    source = source_of(report, text)
    made = cards(report, source)
    cited = gravest_first(flag for card in made for flag in card.flags)
    loose = loose_flags(report, source)
    return (
        environment()
        .get_template("page.html.j2")
        .render(
            report=report,
            cards=made,
            numbers={card.name: card.number for card in made},
            looks=sum("look" in card.groups for card in made),
            pressing=[flag for flag in cited if flag.wants_a_look],
            pressing_groups=grouped(flag for flag in loose if flag.wants_a_look),
            notes=[flag for flag in cited if flag.is_note],
            note_groups=grouped(flag for flag in loose if flag.is_note),
            acknowledged=[flag for flag in [*cited, *loose] if flag.acknowledged],
            gaps=gaps(report),
            bars=ladder(made),
            coverage=coverage(report),
            scores=scores(report),
            filters=_filters(made),
            requests=requests(report),
            style=style().text,
            style_hash=style().hash,
            columns=COLUMNS,
            first=FIRST,
            short=SHORT,
            square=SQUARE,
        )
    )


def _filters(made: Sequence[Card]) -> list[tuple[str, str, int]]:
    """Name, label and count of each filter; the style sheet has a rule for each name."""
    labels = {"look": "To look at", **{rung: rung.capitalize() for rung in RUNGS}, "open": "Left open"}
    found = [(key, label, sum(key in card.groups for card in made)) for key, label in labels.items()]
    return [("all", "All", len(made)), *found]
