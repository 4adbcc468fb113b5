"""How the registries held up, and which denials a bad run must take back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.identifiers import type_of
from citevouch.records import Health, Resolution
from citevouch.resolve.evidence import FAILED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from citevouch.records import Attempt
    from citevouch.settings import Settings


def health_of(attempts: Iterable[Attempt]) -> tuple[Health, ...]:
    """One line per registry that was asked, in the order first asked."""
    made = [each for each in attempts if not each.from_cache]
    left_alone = {each.registry for each in made if each.lookup_outcome == "BREAKER_OPEN"}
    asked = Counter(each.registry for each in made)
    failed = Counter(each.registry for each in made if each.lookup_outcome in FAILED)
    return tuple(
        Health(
            registry=registry,
            asked=asked[registry],
            answered=asked[registry] - failed[registry],
            failed=failed[registry],
            breaker_open=registry in left_alone,
        )
        for registry in asked
    )


def doubted(
    resolutions: Mapping[str, Resolution], attempts: Iterable[Attempt], settings: Settings
) -> dict[str, Resolution]:
    """*resolutions* without the denials that the run gives reason to doubt.

    Those of a registry that failed to answer for others, and those of a type of which almost everything
    was denied: more likely something between us and the registry than a text that invents every source.
    """
    by_id = {each.id: each for each in attempts}
    failing = {
        each.registry
        for each in resolutions.values()
        if each.status == "LOOKUP_FAILED" and _is_outage(by_id.get(each.attempt_id or ""), each.cause)
    }
    flooded = _flooded(resolutions, by_id, settings)
    result = {}
    for curie, each in resolutions.items():
        attempt = by_id.get(each.attempt_id or "")
        doubt = ""
        if each.status == "NOT_FOUND" and attempt and not attempt.from_cache:
            if type_of(curie) in flooded:
                doubt = "so were almost all others of this kind in this run"
            elif each.registry in failing:
                doubt = "in this run it failed to answer for others"
        result[curie] = _open(each, doubt) if doubt else each
    return result


def _open(resolution: Resolution, doubt: str) -> Resolution:
    return replace(
        resolution,
        status="LOOKUP_FAILED",
        cause="INCONCLUSIVE",
        message=f"{resolution.message}; but {doubt}",
    )


def _is_outage(attempt: Attempt | None, cause: str | None) -> bool:
    """Whether a failure is of the registry, not of one identifier that it answers with a 4xx."""
    status = attempt.http_status if attempt else None
    return cause in FAILED and not (cause == "HTTP_ERROR" and status is not None and status < 500)


def _flooded(
    resolutions: Mapping[str, Resolution], attempts: Mapping[str, Attempt], settings: Settings
) -> set[str]:
    """The types of which almost everything that was asked now came back NOT_FOUND."""
    asked: Counter[str] = Counter()
    denied: Counter[str] = Counter()
    for curie, each in resolutions.items():
        if any(name in attempts and not attempts[name].from_cache for name in each.attempt_ids):
            asked[type_of(curie)] += 1
            denied[type_of(curie)] += each.status == "NOT_FOUND"
    return {
        kind
        for kind, total in asked.items()
        if total >= settings.suspicious_least and denied[kind] >= settings.suspicious_share * total
    }
