"""A report in which every state of every rung occurs, made by the checks from a text and hand-made records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.check.existence import cited_identifiers
from citevouch.check.findings import finding_id
from citevouch.check.report import Beside, judge
from citevouch.clock import moment
from citevouch.contract.output import emit
from citevouch.records import Attempt, Health, Notice, Record, Resolution, Resolved
from citevouch.text import read
from citevouch_contract.models import Acknowledgement, FindingKind, RunSettings

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

AT = "2026-01-31T11:58:00Z"
#: What a title may hold: markup of every output, a control character, a mark that turns the writing direction.
HOSTILE = "<script>alert(1)</script> <b>[4Fe-4S]</b> | `x` \x1b[31m \u202egnp.exe {0} [a](javascript:1) ]]> & \"q\" 'p'"

GEO = "GEO:GSE99000001"  #: of a registry that was given up
#: A text with one reference, which is well on every rung that was checked.
SOUND = "Calder syndrome is a disorder of growth and hearing (PMID:90000001).\n"
TEXT = """\
# Calder syndrome, a research report

## Clinical features

Calder syndrome is a disorder of growth and hearing. In the largest series "Progressive hearing loss was
present in 39 of 48 individuals" and growth stayed behind (PMID:90000001). The hearing loss begins early;
"Hearing aids were fitted at a median age of 5.1 years" (PMID:90000001). Seizures are rare in Calder syndrome,
and "no individual had seizures - not even febrile ones" (PMID:90000002).

Short stature responds to treatment: "Height velocity rose by 2.1 cm per year with growth hormone"
(PMID:90000001). Cochlear implants restore hearing, "Open-set speech recognition improved after surgery"
(PMID:90000003), also in older children (PMID:90000004). About 70% of adults work full time.

## Cause

Most families carry variants in CLDR7, a mitochondrial gene (DOI: 10.5555/mjrd.2020.014). A cell model
responds to riboflavin (PMID:90000005), a mouse model to exercise (PMID:90000006), and the protein binds
copper (PMID:90000007). A registry of patients is planned (PMID:90000099), a trial is registered
(NCT99000001), and a data set exists (GEO: GSE99000001). The syndrome is also discussed in a book
(ISBN 978-0-00-000000-2) and elsewhere (PMID: 1234567890123). Pasture management has been studied
(PMID:90000008). "The gene is expressed in the inner ear of adult mice" (PMID:90000098). Guidance exists [9].

## Outlook

Families ask for treatment, and children with hearing loss need hearing aids. Variants in the gene explain most
families; variants of other kinds explain few families. Treatment with riboflavin, treatment with growth
hormone and cochlear implants are studied in children and adults. Cochlear implants help children; riboflavin
and copper concern the mitochondrial protein. The protein binds copper; mitochondrial function, exercise and
stature follow. Exercise and stature were studied in mouse models and in patients. Patients, mouse models and
a registry of patients make a trial possible; a trial needs a registry.

## References

1. Ansel P, Brook T. Calder syndrome: clinical features of 48 affected individuals. *Made-up Journal*. 2016. PMID: 90000001
2. Dorn K. Seizures in Calder syndrome. *Made-up Journal*. 2020. PMID: 90000002
3. Faber O. Growth hormone in Calder syndrome: a randomised controlled trial. *Made-up Trials*. 2022. PMID: 90000003
4. Hale N. Exercise tolerance of retired carriage horses. *Made-up Journal*. 2021. PMID: 90000004
5. Nord E. PMID: 90000006. DOI: 10.5555/mjrd.2021.033
6. Jensen U. A cell model of CLDR7 deficiency responds to riboflavin. *Made-up Cell Reports*. 2018. PMID: 90000012. DOI: 10.5555/mucr.2018.77
7. Platt W. The natural history of Calder syndrome. Doctoral thesis, 2016.
"""

#: The abstract of the record that most of the quotations are from.
ABSTRACT = (
    "BACKGROUND: Calder syndrome is a disorder of growth and hearing.\n\nRESULTS: Progressive hearing loss "
    "was present in 39 of 48 individuals. Hearing aids were fitted at a median age of 4.2 years in families "
    "with variants in the gene; treatment was offered to children and adults. Short stature was common."
)


def _record(name: str, title: str, *, text: str = ABSTRACT, **more: Any) -> Resolution:
    prefix, _colon, local = name.partition(":")
    own = {"PMID": "pmid", "DOI": "doi", "PMC": "pmcid"}.get(prefix)
    source = more.pop("source", "CROSSREF" if prefix == "DOI" else "PUBMED")
    values = {"authors": ("Ansel P", "Brook T"), "year": "2019", "journal": "Made-up Journal"} | more
    known = values | ({own: local} if own else {})
    scope = "ABSTRACT" if text else "TITLE_ONLY"
    record = Record(
        reference_id=name,
        source=source,
        title=title,
        text=text,
        content_scope=scope,
        retrieved_at=AT,
        **known,
    )
    attempt = {"CROSSREF": "a3", "CACHE_FILE": "a6"}.get(source, "a1")
    return Resolution(
        reference_id=name,
        status="VERIFIED",
        message="PubMed has this record.",
        record=record,
        attempt_ids=(attempt,),
    )


def _notice(standing: str, **more: Any) -> Notice:
    return Notice(standing=standing, noticed_by="PUBMED", as_of=AT, **more)


def _resolutions() -> list[Resolution]:
    retracted = _notice("RETRACTED", notice_date="2025-06", notice_id="PMID:90000108")
    return [
        _record("PMID:90000001", "Calder syndrome: clinical features of 48 affected individuals",
                notices=(_notice("CURRENT"),)),
        _record("PMID:90000002", "Seizures in Calder syndrome", year="2020",
                text="No individual had seizures \u2013 not even febrile ones, over growth, hearing and treatment.",
                notices=(_notice("CORRECTED", notice_date="2021"),)),
        _record("PMID:90000003", "Growth hormone in Calder syndrome: a randomised controlled trial",
                text="Height velocity rose by 2.1 cm per year with growth hormone in children with the syndrome.",
                notices=(_notice("EXPRESSION_OF_CONCERN", notice_date="2024-11-02"),)),
        _record("PMID:90000004", "Cochlear implantation in children with Calder syndrome"),
        _record("PMID:90000005", HOSTILE, authors=("<i>Jensen</i> U", "Klee | V"), notices=(retracted,)),
        _record("PMID:90000006", "A mouse model of Calder syndrome", source="CACHE_FILE"),
        _record("PMID:90000007", "Copper in CLDR7", text=""),
        _record("PMID:90000008", "Soil carbon under rotational grazing in temperate pastures",
                text="Carbon stocks of grazed soil were measured over ten summers in plots of clover. " * 6),
        _record("DOI:10.5555/mucr.2018.77", "Hearing aids in schools of the made-up north"),
        _record("PMID:90000012", "A cell model of CLDR7 deficiency responds to riboflavin"),
        _record("DOI:10.5555/mjrd.2021.033", "Audiometry in newborns of a made-up region", text=""),
        _record("DOI:10.5555/mjrd.2020.014", "Biallelic variants in CLDR7 cause Calder syndrome"),
        Resolution(reference_id="PMID:90000099", status="NOT_FOUND", message="PubMed has no such record.",
                   registry="PUBMED", attempt_id="a1", attempt_ids=("a1",)),
        Resolution(reference_id="PMID:90000098", status="LOOKUP_FAILED", message="PubMed did not answer in time.",
                   registry="PUBMED", attempt_id="a2", cause="TIMEOUT", attempt_ids=("a2",)),
        Resolution(reference_id="NCT:NCT99000001", status="UNVERIFIABLE", unverifiable_reason="SKIPPED_PREFIX",
                   message="skipped, as asked"),
        Resolution(reference_id="GEO:GSE99000001", status="LOOKUP_FAILED", message="GEO would not serve us.",
                   registry="GEO", attempt_id="a5", cause="BREAKER_OPEN", attempt_ids=("a4", "a5")),
        Resolution(reference_id="ISBN:9780000000002", status="UNVERIFIABLE", unverifiable_reason="NO_RESOLVER",
                   message="there is no registry to ask"),
    ]  # fmt: skip


def _attempts(resolutions: list[Resolution]) -> tuple[Attempt, ...]:
    def asked(attempt: str) -> tuple[str, ...]:
        return tuple(each.reference_id for each in resolutions if attempt in each.attempt_ids)

    found = {each.reference_id for each in resolutions if each.status == "VERIFIED"}
    first = asked("a1")
    return (
        Attempt(id="a1", registry="PUBMED", lookup_outcome="ANSWERED", requested_ids=first, http_status=200, at=AT,
                found_ids=tuple(each for each in first if each in found),
                absent_ids=tuple(each for each in first if each not in found)),
        Attempt(id="a2", registry="PUBMED", lookup_outcome="TIMEOUT", requested_ids=asked("a2"), at=AT, tries=3),
        Attempt(id="a3", registry="CROSSREF", lookup_outcome="ANSWERED", requested_ids=asked("a3"),
                found_ids=asked("a3"), http_status=200, at="2026-01-12T09:00:00Z", from_cache=True),
        Attempt(id="a4", registry="GEO", lookup_outcome="HTTP_ERROR", requested_ids=asked("a4"), http_status=503, at=AT, tries=3),
        Attempt(id="a5", registry="GEO", lookup_outcome="BREAKER_OPEN", requested_ids=asked("a5"), at=AT, tries=0),
        Attempt(id="a6", registry="CACHE_FILE", lookup_outcome="ANSWERED", requested_ids=asked("a6"),
                found_ids=asked("a6"), at=AT, from_cache=True, tries=0),
    )  # fmt: skip


def every_state(*, text: str = TEXT, name: str = "reports/calder.md") -> ValidationReport:
    """The report on *text*, which has passed the output gate."""
    resolutions = _resolutions()
    names = cited_identifiers(read(text))
    resolved = Resolved(
        resolutions={each.reference_id: each for each in resolutions if each.reference_id in names},
        attempts=_attempts([each for each in resolutions if each.reference_id in names]),
        health=(
            Health(registry="PUBMED", asked=2, answered=1, failed=1),
            *([Health(registry="GEO", asked=2, failed=2, breaker_open=True)] if GEO in names else []),
        ),
    )
    settings = RunSettings(
        offline=False, full_text=False, check_quotes=True, check_relevance=True, skip_prefixes=["NCT"]
    )
    acknowledged = Acknowledgement(
        finding=finding_id(FindingKind.REFERENCE_NOT_FOUND, "PMID:90000099", ""),
        because="The registry paper is in press; its PMID was assigned last week.",
        who="C. Castor",
        when="2026-02-01",
    )
    report = judge(
        read(text),
        resolved,
        name=name,
        settings=settings,
        beside=Beside(acknowledgements=[acknowledged]),
        explain=True,
    )
    report.generated_at = moment("2026-01-31T12:00:00Z")
    emit(report)
    return report
