"""A card on a terminal, part by part: the source, the claim, the advice. Readable at 80 columns, without
colour.

Every word of a document, a claim or an answer goes in as text, with control characters shown, never as
markup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from citevouch.anchor.resolve import is_clean_citation
from citevouch.terminal import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from citevouch_contract.models import BoundingBox, CardConcern, GateCard, ResolvedAnchor

_INDENT = 2
_BEGIN, _END = "»", "«"  #: around the quoted words, which colour alone would not show


def show_card(console: Console, card: GateCard) -> None:
    """Print the whole of *card*, in its order."""
    show_source(console, card)
    show_claim(console, card)
    show_advice(console, card)


def show_title(console: Console, title: str) -> None:
    """A line across the terminal with *title* in it."""
    console.print()
    console.print(Rule(Text(plain(title), style="bold"), align="left", characters="-", style=""))


def show_source(console: Console, card: GateCard) -> None:
    """The evidence: the place, the passage with the quoted words marked, what is left of the anchor."""
    _heading(console, f"SOURCE  {_place(card.resolved)}")
    if card.source_span:
        _body(console, _marked(card))
    else:
        _body(console, "The anchor leads to no passage of this document.")
    if not is_clean_citation(card.resolved):
        _body(console, "The record has:")
        _body(
            console, f"{card.context_prefix}{_BEGIN}{card.verbatim_quote}{_END}{card.context_suffix}", more=2
        )
        for line in _hint(card.resolved):
            _body(console, line)
    _body(console, f"Anchor: {card.resolved.level}")


def show_claim(console: Console, card: GateCard) -> None:
    """What is claimed."""
    _heading(console, f"CLAIM {card.claim_id}")
    _body(console, card.claim_text)


def show_advice(console: Console, card: GateCard) -> None:
    """The advice, what has to be answered, what would be published, and what this gate cannot see."""
    _heading(console, "ADVICE")
    for line in _advice(card):
        _body(console, line)
    if card.concerns:
        _heading(console, f"TO BE ANSWERED ({len(card.concerns)})", style="bold red")
        for number, concern in enumerate(card.concerns, start=1):
            _body(console, f"{number}. {concern_line(concern)}")
    _heading(console, "WOULD BE PUBLISHED")
    _body(console, card.redacted_claim or "")
    if card.words_not_masked:
        _body(console, f"Left standing, out of flagged texts: {', '.join(card.words_not_masked)}")
    for warning in card.warnings or ():
        _body(console, f"Note: {warning}")
    _body(console, card.limits, style="dim")
    _body(console, f"Status: {_status(card)}")


def concern_line(concern: CardConcern) -> str:
    """A concern in one line."""
    flag = concern.guardrail_flag
    return f"{concern.message} ({flag.guardrail if flag else concern.concern_kind})"


def _heading(console: Console, text: str, *, style: str = "bold") -> None:
    console.print(Text(plain(text), style=style))


def _body(console: Console, text: str | Text, *, style: str = "", more: int = 0) -> None:
    """Text below a heading, indented, wrapped to the terminal's width."""
    shown = text if isinstance(text, Text) else Text(plain(text), style=style)
    indent = _INDENT + more
    for line in shown.wrap(console, max(console.width - indent, 20)):
        line.rstrip()
        console.print(Text(" " * indent) + line, soft_wrap=True)


def _place(resolved: ResolvedAnchor) -> str:
    parts = [f"page {resolved.page_no}"] if resolved.page_no is not None else []
    if resolved.block_self_ref:
        parts.append(f"block {resolved.block_self_ref}")
    cell = resolved.text_anchor
    if cell is not None and cell.table_row is not None:
        parts.append(f"row {cell.table_row}, column {cell.table_column}")
    if resolved.bbox is not None:
        parts.append(_box(resolved.bbox))
    return ", ".join(parts) or "no place"


def _box(box: BoundingBox) -> str:
    edges = ", ".join(f"{edge:g}" for edge in (box.l, box.t, box.r, box.b))
    return f"box {edges} ({box.coord_origin})"


def _marked(card: GateCard) -> Text:
    """The passage, the quoted words between marks and in reverse."""
    span, start, end = card.source_span or "", card.resolved.char_start, card.resolved.char_end
    if start is None or end is None:
        return Text(plain(span))
    text = Text(plain(span[:start]))
    text.append(f"{_BEGIN}{plain(span[start:end])}{_END}", style="reverse")
    text.append(plain(span[end:]))
    return text


def _hint(resolved: ResolvedAnchor) -> Iterator[str]:
    """What seems to have happened to an anchor, as far as that can be told."""
    assist = resolved.assist
    if assist is None:
        return
    yield f"What seems to have happened: {assist.assist_status}"
    if assist.difference:
        yield f"Difference: {assist.difference}"
    for place in assist.places or ():
        page = f"page {place.page_no}, " if place.page_no is not None else ""
        yield f"Look at {page}block {place.block_self_ref}: {place.matched_text or ''}"


def _advice(card: GateCard) -> Iterator[str]:
    verdict = card.verifier_verdict
    if card.gate_label:
        yield card.gate_label
    if verdict is not None:
        sure = f", confidence {verdict.confidence:.2f}" if verdict.confidence is not None else ""
        yield f"Verifier: {verdict.result}{sure} (advice, not a check by a person)"
        for line in (verdict.reasoning, verdict.note):
            if line:
                yield f"  {line}"
    elif card.verifier_not_run is not None:
        statement = card.verifier_not_run
        yield f"Verifier not run, says {statement.reviewer}: {statement.given_reason}"
    elif not card.gate_label:
        yield "Verifier: no answer yet"
    checked = card.checker_result
    if checked is None:
        yield "Citation checker: has not run"
    else:
        yield f"Citation checker: {checked.anchor_level}{'' if checked.ok else f' - {checked.message}'}"


def _status(card: GateCard) -> str:
    decision = card.gate_decision
    if decision is None:
        return card.gate_status
    said = f"{card.gate_status} (last decision: {decision.gate_action} by {decision.reviewer}"
    return f"{said}: {decision.given_reason})" if decision.given_reason else f"{said})"
