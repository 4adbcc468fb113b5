"""Which identifiers are looked up at all, and what is said of those that are not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.contract.authorities import AUTHORITIES
from citevouch.identifiers import is_canonical, type_of
from citevouch.records import Resolution
from citevouch.surrogates import has_half

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

#: Who denies that a record exists, by type (contract: Denial). Types without one are never NOT_FOUND.
AUTHORITY = {kind: registries[0] for kind, registries in AUTHORITIES.items()}

_REASONS = {
    "MALFORMED": "not an identifier of its kind; nothing was asked",
    "SKIPPED_PREFIX": "the prefix is on the list of those to skip; nothing was asked",
    "OVER_LIMIT": "over the limit of references to look up; nothing was asked",
    "NO_RESOLVER": "no registry that citevouch knows answers for this kind of identifier",
    "OFFLINE": "not in the cache, and offline; nothing was asked",
}


@dataclass(frozen=True, kw_only=True)
class Plan:
    """The identifiers of a run, sorted by what happens to them."""

    lookups: tuple[str, ...]  #: a registry answers for these
    unresolvable: tuple[str, ...]  #: no registry does, a user's folder may
    settled: dict[str, Resolution]  #: nothing is done about these


def plan(
    identifiers: Iterable[str],
    *,
    skip_prefixes: Collection[str] = (),
    max_references: int | None = None,
    extra_prefixes: Collection[str] = (),
) -> Plan:
    """Sort *identifiers*; *extra_prefixes* are those that ``--sources`` teaches, upper case.

    *max_references* limits what is looked up; what no registry answers for does not use the limit up.
    """
    skipped = {_prefix(prefix) for prefix in skip_prefixes}
    lookups: list[str] = []
    unresolvable: list[str] = []
    settled: dict[str, Resolution] = {}
    for curie in dict.fromkeys(identifiers):
        reason = _reason(curie, skipped)
        if reason:
            settled[curie] = unverifiable(curie, reason)
        elif type_of(curie) not in AUTHORITY and _prefix(curie) not in extra_prefixes:
            unresolvable.append(curie)
        elif max_references is not None and len(lookups) >= max_references:
            settled[curie] = unverifiable(curie, "OVER_LIMIT")
        else:
            lookups.append(curie)
    return Plan(lookups=tuple(lookups), unresolvable=tuple(unresolvable), settled=settled)


def unverifiable(
    curie: str, reason: str, message: str = "", *, attempt_ids: tuple[str, ...] = ()
) -> Resolution:
    """The resolution of an identifier that nothing is known about, for an UnverifiableReason."""
    return Resolution(
        reference_id=curie,
        status="UNVERIFIABLE",
        unverifiable_reason=reason,
        message=message or _REASONS[reason],
        attempt_ids=attempt_ids,
    )


def _reason(curie: str, skipped: set[str]) -> str | None:
    if _prefix(curie) in skipped:
        return "SKIPPED_PREFIX"
    _head, colon, local = curie.partition(":")
    well_formed = is_canonical(curie) or (type_of(curie) == "OTHER" and not has_half(curie))
    return None if colon and local and well_formed else "MALFORMED"


def _prefix(curie: str) -> str:
    """The prefix in upper case; PMC and PMCID are one."""
    prefix = curie.partition(":")[0].upper()
    return "PMC" if prefix == "PMCID" else prefix
