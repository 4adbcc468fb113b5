"""What each kind of finding means, what to do about it, when to doubt it: SARIF rules, help on the page."""

from __future__ import annotations

from dataclasses import dataclass

from citevouch_contract.models import FindingKind, Severity


@dataclass(frozen=True, kw_only=True)
class Rule:
    """One kind of finding as people read of it. All texts are ours and plain."""

    title: str  #: two to five words
    means: str  #: what was established, and what was not
    action: str  #: what to do
    doubt: str  #: when it may be the check that is wrong
    severity: Severity = Severity.WARNING  #: what its findings have as a rule; each gives its own
    rung: str = "text"  #: existence, identity, standing, quotation, subject; "text" for none of them


RULES: dict[FindingKind, Rule] = {
    FindingKind.REFERENCE_NOT_FOUND: Rule(
        title="Reference not found",
        means="The registry that would know says that it has no record of this identifier.",
        action="Search for the paper by its title and correct the identifier, or remove the citation.",
        doubt="A typing error looks the same as an invention, and a record days old may not be there yet.",
        severity=Severity.CRITICAL,
        rung="existence",
    ),
    FindingKind.LOOKUP_FAILED: Rule(
        title="Lookup failed",
        means="The question was asked and not answered. Nothing is known about this identifier.",
        action="Run the check again; what was answered is not asked again.",
        doubt="It is about the run, not about the text, and accuses nobody.",
        rung="existence",
    ),
    FindingKind.IDENTIFIER_MALFORMED: Rule(
        title="Malformed identifier",
        means="It looks like an identifier of its kind and cannot be one, by its form.",
        action="Correct it after the paper itself.",
        doubt="It may be a number of another kind that stands beside the name of an identifier.",
        rung="existence",
    ),
    FindingKind.IDENTITY_MISMATCH: Rule(
        title="Identifier of another paper",
        means="The identifier is real, and its record is another paper than the one that the text names.",
        action="Open both, then correct the identifier or what the text says of the paper.",
        doubt="A translated or heavily shortened title can look like another paper.",
        severity=Severity.CRITICAL,
        rung="identity",
    ),
    FindingKind.WRONG_IDENTIFIER: Rule(
        title="Wrong identifier",
        means="The identifier is that of another paper, and the cited title was found under the one given.",
        action="Look at the paper behind the suggested identifier and take it over if it is the one meant.",
        doubt="Searches by title also find copies, comments and conference versions.",
        severity=Severity.CRITICAL,
        rung="identity",
    ),
    FindingKind.IDENTIFIER_CONFLICT: Rule(
        title="Identifiers in conflict",
        means="The identifiers of one entry name different papers, and no title decides which is meant.",
        action="Find out which paper is meant and remove the other identifier.",
        doubt="An entry may cite several papers on purpose.",
        rung="identity",
    ),
    FindingKind.DETAILS_WRONG: Rule(
        title="Details differ",
        means="It is the paper that the text names, with other authors, another year or another journal.",
        action="Compare the entry with the record.",
        doubt="Either may be the one that is wrong; print and online years differ.",
        severity=Severity.NOTE,
        rung="identity",
    ),
    FindingKind.RETRACTED: Rule(
        title="Retracted or withdrawn",
        means="The cited paper has been retracted or withdrawn, as the named source says.",
        action="Read the notice; do not rely on the paper, or say in the text that it is retracted.",
        doubt="A notice does not say whether all of the paper is wrong; some papers are cited because of it.",
        severity=Severity.CRITICAL,
        rung="standing",
    ),
    FindingKind.CONCERN: Rule(
        title="Expression of concern",
        means="The publisher doubts the cited paper in public. It has not been retracted.",
        action="Read the notice before you rely on the paper.",
        doubt="A concern may have been settled since.",
        rung="standing",
    ),
    FindingKind.CORRECTED: Rule(
        title="Corrected",
        means="A correction of the cited paper was published.",
        action="See whether the correction touches what is cited.",
        doubt="Most corrections touch names, affiliations or figures only.",
        severity=Severity.NOTE,
        rung="standing",
    ),
    FindingKind.QUOTE_NOT_FOUND: Rule(
        title="Quotation not found",
        means="The quoted words do not stand in what was searched of the cited source.",
        action="Open the paper and look for the sentence, or check again with the full text.",
        doubt="Where only an abstract was searched, the sentence may well stand in the body of the paper.",
        rung="quotation",
    ),
    FindingKind.QUOTE_MISATTRIBUTED: Rule(
        title="Quotation of another paper",
        means="The quoted words do not stand in the cited source, but in another paper that the text cites.",
        action="Cite the paper that the words are from.",
        doubt="Papers quote each other; where only abstracts were searched, both may hold the sentence.",
        severity=Severity.CRITICAL,
        rung="quotation",
    ),
    FindingKind.OFF_TOPIC: Rule(
        title="Perhaps off topic",
        means="The record shares next to no vocabulary with the text.",
        action="See whether the paper is about what it is cited for.",
        doubt="It is a hint by words alone. A method or an analogy is often cited from another field.",
        severity=Severity.NOTE,
        rung="subject",
    ),
    FindingKind.CITATION_WITHOUT_IDENTIFIER: Rule(
        title="Entry without an identifier",
        means="A bibliography entry has no identifier, so nothing about it could be checked.",
        action="Add the identifier if the work has one.",
        doubt="Books, theses and web pages often have none.",
        severity=Severity.NOTE,
        rung="existence",
    ),
    FindingKind.DANGLING_MARKER: Rule(
        title="Marker without an entry",
        means="A citation marker names a label that no entry of the bibliography has.",
        action="Add the entry, or correct the marker.",
        doubt="A number in brackets is not always a citation.",
    ),
    FindingKind.UNSOURCED_NUMBER: Rule(
        title="Figure without a source",
        means="A sentence states a figure as evidence and cites nothing, neither itself nor its block.",
        action="Cite where the figure is from.",
        doubt="The source may stand in a paragraph before.",
        severity=Severity.NOTE,
    ),
}
