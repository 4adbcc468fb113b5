"""From a text to its report: read, resolve, judge. What the command line and Python users share."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from citevouch.check.existence import cited_identifiers
from citevouch.check.identity import mismatched_titles
from citevouch.check.report import Beside, judge
from citevouch.notices import crossref_records
from citevouch.resolve import open_run, resolve
from citevouch.text import read
from citevouch_contract.models import ContentScope, NotCheckableReason, QuoteOutcome, RunSettings

if TYPE_CHECKING:
    import re
    from collections.abc import Iterable, Mapping, Sequence

    from citevouch.records import Notice, Resolved
    from citevouch.resolve import Run
    from citevouch.settings import Settings
    from citevouch.text.model import Reading
    from citevouch_contract.models import Acknowledgement, QuoteCheck, ValidationReport


@dataclass(frozen=True, kw_only=True)
class Retractions:
    """A Retraction Watch table (`citevouch.resolve.retraction_watch.read_table`)."""

    notices: Mapping[str, Sequence[Notice]] = field(default_factory=dict)  #: by canonical identifier
    sha256: str | None = None  #: of the file; None: there is no table


@dataclass(frozen=True, kw_only=True)
class Options:
    """What is checked of a text and how; everything else is a setting of the run."""

    check_quotes: bool = True
    check_relevance: bool = True
    full_text: bool = False  #: fetch open full texts where an abstract does not hold a quotation
    suggest: bool = False  #: search for the right identifier where a title does not fit
    explain: bool = False  #: compute the closest passage of quotes that are not found
    skip_prefixes: tuple[str, ...] = ()
    max_references: int | None = None
    keyword_count: int | None = None  #: how many keywords stand for the subject; None: 20
    quote_pattern: str | re.Pattern[str] | None = None  #: group 1 the quotation, group 2 its citation
    retractions: Retractions = field(default_factory=Retractions)


def check_text(
    text: str,
    *,
    name: str,
    run: Run,
    options: Options | None = None,
    citations: Iterable[str] = (),
    acknowledgements: Sequence[Acknowledgement] = (),
) -> ValidationReport:
    """The report on *text*, which it calls *name*, with the cache, limits and log of *run*.

    *citations*: the list of sources that some providers return beside a text; it is read too.
    *acknowledgements*: the findings that somebody lives with. Raises SettingsError, StoreError, and
    InputError for a pattern that is none; whatever a registry does ends up in the report.
    """
    chosen = options or Options()
    reading = read(text, tuple(citations), quote_pattern=chosen.quote_pattern)
    return check_reading(reading, name=name, run=run, options=chosen, acknowledgements=acknowledgements)


def check_reading(
    reading: Reading,
    *,
    name: str,
    run: Run,
    options: Options,
    acknowledgements: Sequence[Acknowledgement] = (),
) -> ValidationReport:
    """As :func:`check_text`, for what was read of a text before."""
    run.numbers = itertools.count(1)  # each report counts its attempts from 1
    settings = run_settings(run, options)

    def judged(resolved: Resolved, beside: Beside) -> ValidationReport:
        return judge(reading, resolved, name=name, settings=settings, beside=beside, explain=options.explain)

    resolved = resolve(
        cited_identifiers(reading),
        run=run,
        skip_prefixes=options.skip_prefixes,
        max_references=options.max_references,
    )
    crossref, resolved = crossref_records(resolved, run=run)
    beside = Beside(
        acknowledgements=acknowledgements, retractions=options.retractions.notices, crossref=crossref
    )
    report = judged(resolved, beside)
    if options.full_text and (wanted := _badly_searched(report.quotes or ())):
        from citevouch.resolve.full_text import with_more_text

        resolved = with_more_text(resolved, wanted, run=run)
        report = judged(resolved, beside)
    if options.suggest and (titles := _mismatched(report)):
        from citevouch.suggest import suggestions

        candidates, resolved = suggestions(titles, resolved, run=run)
        report = judged(resolved, replace(beside, candidates=candidates))
    return report


def check_markdown(
    text: str,
    *,
    citations: Iterable[str] = (),
    name: str = "text",
    settings: Settings | None = None,
    offline: bool = False,
    refresh: bool = False,
    max_age: float | None = None,
    options: Options | None = None,
    acknowledgements: Sequence[Acknowledgement] = (),
) -> ValidationReport:
    """Check the citations of one Markdown text; see :func:`check_text` and `citevouch.settings.Settings`."""
    with open_run(settings, offline=offline, refresh=refresh, max_age=max_age) as run:
        return check_text(
            text,
            name=name,
            run=run,
            options=options,
            citations=citations,
            acknowledgements=acknowledgements,
        )


def run_settings(run: Run, options: Options) -> RunSettings:
    """What was asked for, as the report shows it: no addresses, paths or secrets."""
    pattern = options.quote_pattern
    return RunSettings(
        offline=run.offline,
        refresh=run.refresh or None,
        full_text=options.full_text,
        check_quotes=options.check_quotes,
        check_relevance=options.check_relevance,
        suggest=options.suggest or None,
        skip_prefixes=list(options.skip_prefixes) or None,
        max_references=options.max_references,
        max_age_days=run.max_age,
        keyword_count=options.keyword_count,
        quote_pattern=pattern if pattern is None or isinstance(pattern, str) else pattern.pattern,
        cache_folder_given=run.settings.cache_dir is not None,
        retraction_table_sha256=options.retractions.sha256,
    )


def _badly_searched(quotes: Iterable[QuoteCheck]) -> list[str]:
    """The identifiers of which an abstract, or no text at all, did not hold what is quoted from them."""
    missed = (QuoteOutcome.NOT_FOUND, QuoteOutcome.MISATTRIBUTED)
    return list(
        dict.fromkeys(
            each.reference_id
            for each in quotes
            if (each.quote_outcome in missed and each.searched_scope != ContentScope.FULL_TEXT)
            or each.not_checkable_reason == NotCheckableReason.NO_TEXT
        )
    )


def _mismatched(report: ValidationReport) -> tuple[str, ...]:
    return mismatched_titles({each.reference_id: each.identity or () for each in report.references or ()})
