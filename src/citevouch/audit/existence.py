"""The existence gate: whether a cited paper exists, by what became of its identifiers.

Used for the papers of an answer, and as well for papers that a judge names. Its verdict NOT_FOUND, which
makes a citation fabricated, wants three things: every identifier of the paper was asked about, the authority
for one of them denied it, and nothing failed. The title decides whether what was found is the cited paper;
the words left over are shown, since sister trials share most of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.check.titles import AGREE, LEAST_WORDS, Comparison, compare, content_words
from citevouch.identifiers import local_part, type_of
from citevouch.resolve.verdict import NAMES
from citevouch_contract.models import Denial, ExistenceCheck, LookupFailure, LookupOutcome, Registry
from citevouch_contract.models import ExistenceOutcome as Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.records import Record, Resolution

#: Share of words at which titles may be one, if the record itself explains those left over.
LOW = 0.5
#: Types whose authority's denial is one of the paper.
DENIABLE = ("DOI", "PMID")
#: How much text, from little to much.
SCOPES = ("NONE", "TITLE_ONLY", "ABSTRACT", "FULL_TEXT")


@dataclass(frozen=True, kw_only=True)
class Cited:
    """A paper as somebody cites it."""

    title: str | None
    identifiers: tuple[str, ...]  #: canonical, in the order of trust
    malformed_doi: str | None = None  #: what stands in place of a DOI and is none


@dataclass(frozen=True, kw_only=True)
class Gated:
    """What the gate says of a paper, and its record: what is found under another title is not that."""

    check: ExistenceCheck
    record: Record | None = None
    record_id: str | None = None  #: the identifier that the record was found by
    conflicts: tuple[str, ...] = ()  #: identifiers that are another paper's, in words


@dataclass(frozen=True)
class _Found:
    """An identifier with a record, and how its title compares with the cited one."""

    name: str
    record: Record
    comparison: Comparison | None  #: None without a title on either side

    @property
    def is_match(self) -> bool:
        """Whether the record has the cited title."""
        return self.comparison is not None and _is_same(self.comparison)

    @property
    def is_other(self) -> bool:
        """Whether the record is clearly of another paper."""
        return self.comparison is not None and self.comparison.differs


def check_existence(
    cited: Cited, resolutions: Mapping[str, Resolution], *, same_title: Sequence[Record] = ()
) -> Gated:
    """What the look-up of a paper's identifiers came to.

    *resolutions* has one for every identifier of *cited* (KeyError otherwise), and may have others.
    *same_title*: records with the cited title that a search found. These and others of that title are named
    in the note, and tell a DOI that was cut off from one that was made up.
    """
    mine = {name: resolutions[name] for name in cited.identifiers}
    others = [each.record for name, each in resolutions.items() if each.record and name not in mine]
    elsewhere = [*same_title, *same_titles(cited.title or "", others)]
    found = [_found(name, each.record, cited) for name, each in mine.items() if each.record]
    if match := next((each for each in found if each.is_match), None):
        gated = _matched(match, found, mine)
    elif found:
        gated = _mismatched(found, mine, cited)
    else:
        gated = Gated(check=_nothing_found(mine, cited, elsewhere))
    check = gated.check
    check.checked_ids = list(cited.identifiers) or None
    check.attempt_ids = (
        list(dict.fromkeys(name for each in mine.values() for name in each.attempt_ids)) or None
    )
    if elsewhere and is_open(check.existence_outcome):
        check.note = _joined(check.note, f"a paper of this title is {_names(elsewhere[0])}")
    return gated


#: Outcomes with which it is worth to say where a paper of the cited title is.
_OPEN = frozenset(
    {
        Outcome.NOT_FOUND,
        Outcome.RESOLVED_TITLE_MISMATCH,
        Outcome.UNVERIFIED_NO_IDENTIFIER,
        Outcome.MALFORMED_DOI,
    }
)


def is_open(outcome: str) -> bool:
    """Whether a search for the cited title may add something to this outcome."""
    return outcome in _OPEN


def same_titles(title: str, candidates: Sequence[Record]) -> list[Record]:
    """Those of *candidates* that have the cited title."""
    if len(content_words(title)) < LEAST_WORDS:
        return []
    compared = [(record, compare(title, record)) for record in candidates if record.title]
    return [record for record, found in compared if found.agrees and found.score >= AGREE]


def _found(name: str, record: Record, cited: Cited) -> _Found:
    comparable = cited.title and record.title
    return _Found(name, record, compare(cited.title, record) if comparable and cited.title else None)


def _is_same(comparison: Comparison) -> bool:
    """Whether two titles name one paper; one word of a title alone (``Gout``) names none that has more."""
    shared = comparison.words - len(comparison.cited_only)
    if comparison.agrees and (shared >= LEAST_WORDS or comparison.score == 1.0):
        return True
    return comparison.score >= LOW and not comparison.unexplained and not comparison.differs


def _matched(match: _Found, found: Sequence[_Found], mine: Mapping[str, Resolution]) -> Gated:
    """One identifier is the cited paper's; another one may not exist, or be another paper's."""
    denied = next((each for each in mine.values() if _is_denied(each)), None)
    check = _described(match, Outcome.IDENTIFIER_WRONG if denied else Outcome.RESOLVED_MATCH)
    if denied:
        check.denial = _denial(denied)
        check.resolved_id = match.name
    best = max(
        (each for each in found if each.is_match), key=lambda each: SCOPES.index(each.record.content_scope)
    )
    check.note = _joined(*(_said(each) for each in mine.values() if each.record is None))
    conflicts = [
        f"{_shown(each.name)} is another paper: {each.record.title}" for each in found if each.is_other
    ]
    return Gated(check=check, record=best.record, record_id=best.name, conflicts=tuple(conflicts))


def _mismatched(found: Sequence[_Found], mine: Mapping[str, Resolution], cited: Cited) -> Gated:
    """Something was found, and none of it has the cited title."""
    described = next((each for each in found if each.record.title), None)
    others = [_said(each) for each in mine.values() if each.record is None]
    if described is None:
        check = ExistenceCheck(
            existence_outcome=Outcome.REGISTERED_NO_METADATA, agency=NAMES[found[0].record.source]
        )
        check.note = _joined(f"{_shown(found[0].name)} is registered and nothing describes it", *others)
        return Gated(check=check, record=found[0].record, record_id=found[0].name)
    check = _described(described, Outcome.RESOLVED_TITLE_MISMATCH)
    untitled = None if cited.title else "no title is cited, so the record cannot be compared"
    check.note = _joined(untitled, *others)
    if described.is_other:
        return Gated(check=check)
    return Gated(check=check, record=described.record, record_id=described.name)


def _described(found: _Found, outcome: Outcome) -> ExistenceCheck:
    comparison = found.comparison
    words = dict.fromkeys((*comparison.cited_only, *comparison.record_only)) if comparison else ()
    return ExistenceCheck(
        existence_outcome=outcome,
        agency=NAMES[found.record.source],
        registry_title=(comparison.record_title if comparison else "") or found.record.title,
        title_overlap=comparison.score if comparison else 0.0,
        differing_words=list(words) or None,
    )


def _nothing_found(
    mine: Mapping[str, Resolution], cited: Cited, elsewhere: Sequence[Record]
) -> ExistenceCheck:
    """No identifier has a record."""
    asked = {name: each for name, each in mine.items() if each.unverifiable_reason != "MALFORMED"}
    if not asked:
        return _nothing_asked(mine, cited)
    if failed := next((each for each in asked.values() if each.status == "LOOKUP_FAILED"), None):
        return _outage(failed, asked)
    if skipped := [each for each in asked.values() if each.status == "UNVERIFIABLE"]:
        return _skipped(skipped, asked)
    denied = next((each for each in asked.values() if _is_denied(each)), None)
    if denied is None:
        said = _joined(*(_said(each) for each in asked.values()))
        return ExistenceCheck(existence_outcome=Outcome.UNVERIFIED_NO_IDENTIFIER, note=said)
    if whole := _whole(denied.reference_id, elsewhere):
        cut = f"{_shown(denied.reference_id)} is a cut copy of {whole}"
        return ExistenceCheck(existence_outcome=Outcome.MALFORMED_DOI, note=cut)
    note = _joined(*(_said(each) for each in asked.values()))
    return ExistenceCheck(existence_outcome=Outcome.NOT_FOUND, denial=_denial(denied), note=note)


def _nothing_asked(mine: Mapping[str, Resolution], cited: Cited) -> ExistenceCheck:
    """There is no identifier, or none that could be one."""
    if cited.malformed_doi:
        said = f"'{cited.malformed_doi}' is no DOI"
        return ExistenceCheck(existence_outcome=Outcome.MALFORMED_DOI, note=said)
    if any(type_of(name) == "DOI" for name in mine):
        note = _joined(*(_said(each) for each in mine.values()))
        return ExistenceCheck(existence_outcome=Outcome.MALFORMED_DOI, note=note)
    return ExistenceCheck(
        existence_outcome=Outcome.UNVERIFIED_NO_IDENTIFIER, note="neither a DOI nor a PMID is cited"
    )


def _outage(failed: Resolution, asked: Mapping[str, Resolution]) -> ExistenceCheck:
    note = _joined(
        f"existence not checked: {failed.message}",
        *(_said(each) for each in asked.values() if each is not failed),
    )
    check = ExistenceCheck(existence_outcome=Outcome.SKIPPED_OUTAGE, note=note)
    if failed.registry and failed.attempt_id and failed.cause:
        check.failure = LookupFailure(
            registry=Registry(failed.registry),
            attempt_id=failed.attempt_id,
            cause=LookupOutcome(failed.cause),
        )
    return check


def _skipped(skipped: Sequence[Resolution], asked: Mapping[str, Resolution]) -> ExistenceCheck:
    """Nobody was asked about an identifier that may well exist."""
    note = _joined("existence not checked", *(_said(each) for each in asked.values()))
    reasons = {each.unverifiable_reason for each in skipped}
    only_pmid = all(type_of(name) == "PMID" for name in asked)
    if only_pmid and reasons == {"SKIPPED_PREFIX"}:
        return ExistenceCheck(existence_outcome=Outcome.NOT_APPLICABLE_PMID_ONLY, note=note)
    return ExistenceCheck(existence_outcome=Outcome.SKIPPED_OUTAGE, note=note)


def _is_denied(resolution: Resolution) -> bool:
    return resolution.status == "NOT_FOUND" and type_of(resolution.reference_id) in DENIABLE


def _denial(resolution: Resolution) -> Denial:
    return Denial(registry=Registry(str(resolution.registry)), attempt_id=str(resolution.attempt_id))


def _whole(name: str, elsewhere: Sequence[Record]) -> str | None:
    """The DOI of which *name* is the beginning, if it is of a record with the cited title."""
    if type_of(name) != "DOI":
        return None
    dois = [f"DOI:{record.doi}" for record in elsewhere if record.doi]
    return next((_shown(doi) for doi in dois if doi.startswith(name) and doi != name), None)


def _said(resolution: Resolution) -> str:
    return f"{_shown(resolution.reference_id)}: {resolution.message}"


def _shown(name: str) -> str:
    """An identifier as readers know it."""
    return f"{type_of(name)} {local_part(name)}"


def _names(record: Record) -> str:
    names = [f"PMID {record.pmid}" if record.pmid else "", f"DOI {record.doi}" if record.doi else ""]
    return " and ".join(filter(None, names)) or record.reference_id


def _joined(*parts: str | None) -> str | None:
    return "; ".join(part for part in parts if part) or None
