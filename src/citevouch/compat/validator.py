"""``ReferenceValidator``: the arguments of deep-research-client's, one run of citevouch for each call."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from citevouch.compat.listing import listed
from citevouch.compat.report import ReferenceValidationReport
from citevouch.pipeline import Options, check_reading
from citevouch.resolve import open_run
from citevouch.settings import Settings
from citevouch.text import read

if TYPE_CHECKING:
    import re
    from collections.abc import Iterable

    from citevouch.text.model import Reading


class Result(Protocol):
    """What a research run gives back, as far as it matters here."""

    markdown: str
    citations: Any  #: strings, or None


@dataclass
class ReferenceValidator:
    """Checks the references of reports.

    Args:
        cache_dir: folder of cache files and of the record store; the user's cache folder without one.
        email: who asks; registries give named callers more. ``NCBI_EMAIL`` without one.
        fetch_full_text: fetch open full texts where an abstract does not hold a quotation.
        rate_limit_delay: least pause between two requests to one host, in seconds; 0 keeps to its limit.
        skip_prefixes: kinds of identifiers that are not looked up; a string is a list of one.
        max_references: how many are looked up at most, the first ones of the text.
        check_relevance: weigh records against the subject of the text.
        keyword_count: how many terms stand for that subject.
        offline: ask no registry; take records from the cache only.
    """

    cache_dir: str | Path | None = None
    email: str | None = None
    fetch_full_text: bool = False
    rate_limit_delay: float = 0.0
    skip_prefixes: list[str] | str = field(default_factory=list)
    max_references: int | None = None
    check_relevance: bool = True
    keyword_count: int = 20
    offline: bool = field(default=False, kw_only=True)

    def validate_markdown(
        self,
        markdown: str,
        citations: Iterable[str] | None = None,
        check_quotes: bool = True,
        quote_pattern: str | re.Pattern[str] | None = None,
    ) -> ReferenceValidationReport:
        """Check a report, and the list of sources that its provider returned beside it."""
        reading = read(markdown, citations or (), quote_pattern=quote_pattern)
        return self._check(reading, check_quotes=check_quotes, quote_pattern=quote_pattern)

    def validate_result(self, result: Result, check_quotes: bool = True) -> ReferenceValidationReport:
        """Check anything with ``.markdown`` and ``.citations``."""
        return self.validate_markdown(result.markdown, citations=result.citations, check_quotes=check_quotes)

    def validate_references(
        self,
        references: Iterable[Any],
        quoted_claims: Iterable[Any] = (),
        topic_text: str | None = None,
    ) -> ReferenceValidationReport:
        """Check references without a report.

        Args:
            references: identifiers such as ``PMID:7913883``, or objects with ``normalized_id`` and ``count``.
            quoted_claims: objects with ``quote`` and ``reference_id``.
            topic_text: what the subject is taken from; without it none is.
        """
        reading = listed(references, quoted_claims, topic_text or "")
        return self._check(reading, check_relevance=self.check_relevance and bool(topic_text))

    def _check(self, reading: Reading, **changes: Any) -> ReferenceValidationReport:
        options = replace(
            Options(
                check_relevance=self.check_relevance,
                full_text=self.fetch_full_text,
                skip_prefixes=(self.skip_prefixes,)
                if isinstance(self.skip_prefixes, str)
                else tuple(self.skip_prefixes),
                max_references=self.max_references,
                keyword_count=self.keyword_count,
            ),
            **changes,
        )
        settings = Settings.from_environment(
            cache_dir=Path(self.cache_dir) if self.cache_dir else None,
            email=self.email,
            least_pause=self.rate_limit_delay,
        )
        with open_run(settings, offline=self.offline) as run:
            return ReferenceValidationReport(check_reading(reading, name="text", run=run, options=options))
