"""The report with the properties of deep-research-client's; all of them follow from ours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from citevouch.compat.items import QuoteItem, ReferenceItem, quote_item, reference_item
from citevouch.contract.output import dumps, emit
from citevouch.render.front_matter import summary_of
from citevouch.render.markdown import render_section
from citevouch_contract.models import NotCheckableReason, UnverifiableReason

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

#: So many references that failed at once speak of an outage rather than of the text.
OUTAGE = 3


@dataclass(frozen=True)
class ReferenceValidationReport:
    """What was found out about the references of one text. ``report`` is the whole of it."""

    report: ValidationReport

    @cached_property
    def references(self) -> list[ReferenceItem]:
        """Every reference, in the order of the text."""
        return [reference_item(each) for each in self.report.references or ()]

    @cached_property
    def supporting_text(self) -> list[QuoteItem]:
        """Every quotation that is long enough to be checked, once for each reference it is attributed to."""
        return [
            quote_item(each)
            for each in self.report.quotes or ()
            if each.not_checkable_reason != NotCheckableReason.TOO_SHORT
        ]

    @property
    def checked_references(self) -> list[ReferenceItem]:
        """The same as ``references``."""
        return self.references

    @property
    def quote_checks(self) -> list[QuoteItem]:
        """The same as ``supporting_text``."""
        return self.supporting_text

    @property
    def report_keywords(self) -> list[str]:
        """The terms that stand for the subject of the text, heaviest first."""
        return list(self.report.report_keywords or ())

    @property
    def validator_version(self) -> str:
        """Version of linkml-reference-validator; citevouch's own is in ``report.tools``."""
        return self.report.summary.validator_version

    @property
    def truncated(self) -> bool:
        """Whether a limit left references out."""
        reasons = {each.unverifiable_reason for each in self.report.references or ()}
        return UnverifiableReason.OVER_LIMIT in reasons

    @property
    def total_references(self) -> int:
        """How many references the text has."""
        return len(self.references)

    @property
    def verified_count(self) -> int:
        """How many have a record."""
        return self._count("VERIFIED")

    @property
    def not_found_count(self) -> int:
        """How many do not exist, says the registry that would know."""
        return self._count("NOT_FOUND")

    @property
    def unverifiable_count(self) -> int:
        """How many nothing is known of, failed lookups included."""
        return self._count("UNVERIFIABLE")

    @property
    def resolvable_count(self) -> int:
        """How many a registry gave an answer on."""
        return self.verified_count + self.not_found_count

    @property
    def confabulation_rate(self) -> float:
        """Share of the answered references that do not exist; 0.0 also where nothing was answered.

        Whether anything was, ``report.coverage`` and ``report.summary.complete`` say.
        """
        return self.not_found_count / self.resolvable_count if self.resolvable_count else 0.0

    @property
    def confabulated_references(self) -> list[ReferenceItem]:
        """The references that do not exist."""
        return [each for each in self.references if each.status == "NOT_FOUND"]

    @property
    def all_references_failed(self) -> bool:
        """Whether so many lookups came to nothing at once that an outage is likelier than invention."""
        looked_up = [each for each in self.references if each.check.status != "UNVERIFIABLE"]
        return len(looked_up) >= OUTAGE and not self.verified_count

    @property
    def quotes_checked(self) -> int:
        """How many quotations there was a text to compare with."""
        return sum(each.was_checkable for each in self.supporting_text)

    @property
    def quotes_valid_count(self) -> int:
        """How many of them stand there."""
        return sum(each.is_valid for each in self.supporting_text)

    @property
    def unsupported_quotes(self) -> list[QuoteItem]:
        """Quotations that do not stand in the cited source."""
        return [each for each in self.supporting_text if each.was_checkable and not each.is_valid]

    @property
    def unchecked_quotes(self) -> list[QuoteItem]:
        """Quotations that there was no text to compare with."""
        return [each for each in self.supporting_text if not each.was_checkable]

    @property
    def off_topic_references(self) -> list[ReferenceItem]:
        """References that share almost no words with the text."""
        return [each for each in self.references if each.relevance == "OFF_TOPIC"]

    @property
    def relevance_assessed_count(self) -> int:
        """How many references were weighed against the subject."""
        return sum(each.relevance != "NOT_ASSESSED" for each in self.references)

    @property
    def on_topic_count(self) -> int:
        """How many of them are on it."""
        return sum(each.relevance == "ON_TOPIC" for each in self.references)

    @property
    def has_confabulations(self) -> bool:
        """Whether a reference does not exist or a quotation does not stand in its source."""
        return bool(self.confabulated_references or self.unsupported_quotes)

    def summary(self) -> dict[str, Any]:
        """The block ``reference_validation`` of the front matter."""
        return summary_of(self.report)

    def to_markdown(self) -> str:
        """The section ``## Reference Validation``."""
        return render_section(self.report)

    def model_dump(self) -> dict[str, Any]:
        """Our ValidationReport as plain values, checked against the contract."""
        return emit(self.report)

    def model_dump_json(self, *, indent: int | None = 2) -> str:
        """Our ValidationReport as JSON, checked against the contract; *indent* None: on one line."""
        from citevouch.contract.output import dumps_lines

        return (dumps_lines([self.report]) if indent is None else dumps(self.report)).rstrip("\n")

    def _count(self, status: str) -> int:
        return sum(each.status == status for each in self.references)
