"""One citation of an answer, from the object that its data give to the contract's AnswerCitation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.audit import fields
from citevouch.audit.origins import decode_origin, risk_of, stricter
from citevouch.audit.tables import RISKS
from citevouch_contract.models import AnswerCitation, OriginRisk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.audit.tables import Tables

#: Other names under which the values come, as in the records that the data are made from.
ALIASES = {
    "date": ("published", "dt_published", "year"),
    "journal": ("journal_name",),
    "authors": ("authors_string",),
    "url": ("href",),
    "index": ("number",),
}


def citation(given: Mapping[str, Any], index: int, tables: Tables) -> AnswerCitation:
    """The citation number *index*, as far as the values of *given* can be read; the rest is named."""
    values = _Values(given)
    doi, pmid = values.read(fields.doi_of, "doi"), values.read(fields.pmid_of, "pmid")
    url = values.read(fields.address_of, "url")
    if not (values.given("doi") or values.given("pmid")) and url:
        doi, pmid = _from_address(url, values)
    made = AnswerCitation(
        index=index,
        title=values.text("title"),
        given_doi=values.text("doi"),
        doi=doi,
        given_pmid=values.text("pmid"),
        pmid=pmid,
        published=values.read(fields.date_of, "date"),
        journal=values.text("journal"),
        authors_string=", ".join(fields.texts_of(values.given("authors"))) or None,
        publication_types=fields.texts_of(values.given("publication_types"), separator=";") or None,
        impact_score=values.read(lambda given: fields.score_of(given, "impact_score"), "impact_score"),
        recency_days=values.read(lambda given: fields.days_of(given, "recency_days"), "recency_days"),
        is_guideline=values.read(lambda given: fields.flag_of(given, "is_guideline"), "is_guideline"),
        url=url,
        section_path=fields.texts_of(values.given("section_path"), separator=" > ") or None,
        origin_risk=OriginRisk.UNKNOWN,
    )
    _place(made, values, tables)
    made.problems = values.problems or None
    return made


class _Values:
    """The values of one citation by name, and what was wrong with them."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given = {str(name).strip().lower(): value for name, value in given.items()}
        self.problems: list[str] = []

    def given(self, name: str) -> Any:
        """What stands under *name* or one of its aliases; None where that is nothing."""
        named = (self._given.get(each) for each in (name, *ALIASES.get(name, ())))
        return next((value for value in named if value is not None and value != ""), None)

    def text(self, name: str) -> str | None:
        """The text under *name*."""
        return fields.text_of(self.given(name))

    def read(self, reader: Any, name: str) -> Any:
        """The value that *reader* makes of it; a problem is kept."""
        value, problem = reader(self.given(name))
        if problem:
            self.problems.append(problem)
        return value


def index_in(given: Mapping[str, Any]) -> int | None:
    """The number that the data give a citation; None without a usable one."""
    return fields.index_of(_Values(given).given("index"))


def _from_address(url: str, values: _Values) -> tuple[str | None, str | None]:
    """DOI and PMID that the address of a citation without either holds."""
    found: dict[str, str] = {}
    for kind, bare in fields.identifiers_in(url):
        found.setdefault(kind, bare)
    values.problems += [f"{kind} {bare} read from the url" for kind, bare in found.items()]
    return found.get("DOI"), found.get("PMID")


def _place(made: AnswerCitation, values: _Values, tables: Tables) -> None:
    """Write where the citation was retrieved from, and the risk of that, into *made*."""
    raw = values.text("origin")
    origin = decode_origin(raw, tables).strip() if raw else ""
    given = (values.text("origin_risk") or "").upper()
    if given and given not in RISKS:
        values.problems.append(f"origin_risk '{given[:20]}' is no risk")
        given = ""
    derived = risk_of(origin, tables) if origin else None
    risk = stricter(given or None, derived)
    made.origin_raw, made.origin = raw, origin or None
    made.given_risk = OriginRisk(given) if given else None
    made.derived_risk = OriginRisk(derived) if derived else None
    made.origin_risk = OriginRisk(risk)
    if given and given != (derived or "UNKNOWN"):
        ours = f"the table of corpora {derived}" if derived else "no corpus is named"
        values.problems.append(f"the answer says {given} risk, {ours}; {risk} counts")
