"""A verifier's answer as a verdict: indeterminate whenever it is malformed or in doubt.

An answer is a JSON object with the keys of the order's schema, or a text that has such an object in it, as
models like to wrap one. Nothing else is read out of a text: a verifier that does not answer as asked has not
answered.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from citevouch.gate.values import share, without_doubles
from citevouch_contract.models import VerdictResult

_RESULTS = {result.value: result for result in VerdictResult}
LONGEST = 20_000  #: characters of reasoning that are kept


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What was answered; *note* says why it is indeterminate where the verifier did not say so."""

    result: VerdictResult = VerdictResult.indeterminate
    confidence: float | None = None
    reasoning: str | None = None
    model: str | None = None
    note: str | None = None


def parse_answer(value: Any) -> Answer:
    """The answer in *value*: an object, or a text that holds exactly one."""
    if isinstance(value, str):
        found = list(_objects(value))
        if len(found) != 1:
            return Answer(note=f"The answer holds {len(found) or 'no'} JSON objects.")
        value = found[0]
    return _read(value) if isinstance(value, dict) else Answer(note="The answer is no JSON object.")


def agreed(answers: list[Answer]) -> Answer:
    """One answer of several to the same order: in doubt where they differ in their result."""
    if len({answer.result for answer in answers}) == 1:
        return answers[-1]
    return Answer(note="Several answers to this order differ.")


def _read(value: dict[str, Any]) -> Answer:
    result, confidence, reasoning = (value.get(key) for key in ("result", "confidence", "reasoning"))
    said = Answer(confidence=share(confidence), reasoning=_text(reasoning), model=_text(value.get("model")))
    named = _RESULTS.get(result.strip().lower()) if isinstance(result, str) else None
    if named is None:
        return _doubted(said, "The answer names no result that a verifier may give.")
    if named is VerdictResult.indeterminate:
        return said
    if said.confidence is None:
        return _doubted(said, f"The answer says {named.value} without a confidence from 0 to 1.")
    if said.reasoning is None:
        return _doubted(said, f"The answer says {named.value} without its reasoning.")
    return Answer(result=named, confidence=said.confidence, reasoning=said.reasoning, model=said.model)


def _doubted(said: Answer, note: str) -> Answer:
    return Answer(confidence=said.confidence, reasoning=said.reasoning, model=said.model, note=note)


def _text(value: Any) -> str | None:
    """A text that says something, as UTF-8 can hold it."""
    if not isinstance(value, str) or not value.strip():
        return None
    return value[:LONGEST].encode("utf-8", "replace").decode()


def _objects(text: str) -> list[Any]:
    """The JSON objects in a text that are no part of another one; None stands for one that does not end."""
    decoder = json.JSONDecoder(object_pairs_hook=without_doubles)
    found: list[Any] = []
    at = text.find("{")
    while at >= 0:
        try:
            value, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            return [*found, None]
        found.append(value)
        at = text.find("{", end)
    return found
