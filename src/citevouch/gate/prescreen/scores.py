"""The scores in an endpoint's answer, or nothing: an answer that is not what was asked for is no answer."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.gate.prescreen.transport import SendingError
from citevouch.gate.values import share, without_doubles
from citevouch_contract.models import PrescreenReason

if TYPE_CHECKING:
    from citevouch.gate.prescreen.windows import Window

_FENCE = re.compile(r"```(?:json)?\s*\n(.*)\n\s*```", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True)
class Score:
    """What the endpoint says of one claim, and which model said it."""

    presence: float
    entailment: float
    model: str


def read_scores(answer: Any, window: Window) -> dict[str, Score]:
    """The scores of every item of *window*, by claim_id.

    Raises SendingError for anything but one finished choice of a named model whose text is one JSON object
    with exactly the keys that were asked for, each a number from 0 to 1.
    """
    try:
        model, scores = reported_model(answer), _object(_text(answer))
        _demand(bool(model), "no model named")
        _demand(set(scores) == _keys(window), "other keys than asked for")
        return {
            item.claim_id: Score(_number(scores[f"presence_{key}"]), _number(scores[f"entail_{key}"]), model)
            for key, item in window.keys.items()
        }
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError):
        raise SendingError(PrescreenReason.jev_error) from None


def reported_model(answer: Any) -> str:
    """The model that an answer names, whatever else is wrong with it; empty where it names none."""
    model = answer.get("model") if isinstance(answer, dict) else None
    return model if isinstance(model, str) and model.strip() else ""


def _text(answer: Any) -> str:
    (choice,) = answer["choices"]
    message = choice["message"]
    if choice.get("finish_reason") not in ("stop", None) or message.get("refusal"):
        raise ValueError("not finished, or refused")
    text = message["content"].strip()
    fenced = _FENCE.fullmatch(text)
    return fenced[1] if fenced else text


def _object(text: str) -> dict[str, Any]:
    value = json.loads(text, object_pairs_hook=without_doubles)
    if not isinstance(value, dict):
        raise TypeError("no JSON object")
    return value


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)


def _keys(window: Window) -> set[str]:
    return {f"{kind}_{key}" for key in list(window.keys) for kind in ("presence", "entail")}


def _number(value: Any) -> float:
    number = share(value)
    if number is None:
        raise ValueError("no number from 0 to 1")
    return number
