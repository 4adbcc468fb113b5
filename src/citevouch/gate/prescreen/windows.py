"""A batch cut into requests, each small enough for an endpoint to take at once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.gate.prescreen import prompts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.gate.prescreen.local import Item

MOST_TOKENS = 14_000  #: of the material of one request, estimated
_CHARACTERS = 4  #: that make a token, about


@dataclass(frozen=True)
class Window:
    """The items of one request, under the keys K01, K02 ... that stand for their names."""

    items: tuple[Item, ...]

    @property
    def keys(self) -> dict[str, Item]:
        """The items by key."""
        return {f"K{number:02d}": item for number, item in enumerate(self.items, start=1)}

    @property
    def material(self) -> str:
        """What is sent: the items and the questions, as JSON."""
        keys = self.keys
        questions: dict[str, str] = {}
        for key in keys:
            questions |= {f"presence_{key}": prompts.PRESENCE.format(key)}
            questions |= {f"entail_{key}": prompts.ENTAILMENT.format(key)}
        items = {key: item.texts for key, item in keys.items()}
        return json.dumps({"items": items, "questions": questions}, ensure_ascii=False)

    @property
    def is_too_large(self) -> bool:
        """Whether it has more tokens than a request may have."""
        return -(-len(self.material) // _CHARACTERS) > MOST_TOKENS

    @property
    def halves(self) -> tuple[Window, ...]:
        """Its first half, the larger one, and its second; itself where it cannot be cut."""
        if len(self.items) < 2:
            return (self,)
        middle = -(-len(self.items) // 2)
        return Window(self.items[:middle]), Window(self.items[middle:])

    def body(self, model: str) -> dict[str, Any]:
        """The request, as an OpenAI-compatible endpoint takes it."""
        return {
            "model": model,
            "temperature": 0,
            "response_format": {"type": "json_object"},
            "messages": [
                {"role": "system", "content": prompts.SYSTEM},
                {"role": "user", "content": self.material},
            ],
        }


def windows(items: Iterable[Item]) -> list[Window]:
    """*items* in order, as many to a window as fit; one that fits none has a window of its own."""
    found: list[Window] = []
    for item in items:
        wider = Window((*found[-1].items, item)) if found else None
        if wider is not None and not wider.is_too_large:
            found[-1] = wider
        else:
            found.append(Window((item,)))
    return found
