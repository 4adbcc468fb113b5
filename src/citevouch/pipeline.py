"""From a text to its report: read, resolve, judge. What the command line and Python users share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.check.existence import cited_identifiers
from citevouch.check.report import Beside, judge
from citevouch.resolve import open_run, resolve
from citevouch.text import read
from citevouch_contract.models import RunSettings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.resolve import Run
    from citevouch.settings import Settings
    from citevouch_contract.models import ValidationReport


@dataclass(frozen=True, kw_only=True)
class Options:
    """What is checked of a text and how; everything else is a setting of the run."""

    check_quotes: bool = True
    check_relevance: bool = True
    explain: bool = False  #: compute the closest passage of quotes that are not found
    skip_prefixes: tuple[str, ...] = ()
    max_references: int | None = None


def check_text(
    text: str,
    *,
    name: str,
    run: Run,
    options: Options | None = None,
    citations: Iterable[str] = (),
    beside: Beside | None = None,
) -> ValidationReport:
    """The report on *text*, which it calls *name*, with the cache, limits and log of *run*.

    *citations*: the list of sources that some providers return beside a text; it is read too.
    Raises SettingsError and StoreError; whatever a registry does ends up in the report.
    """
    chosen = options or Options()
    reading = read(text, tuple(citations))
    resolved = resolve(
        cited_identifiers(reading),
        run=run,
        skip_prefixes=chosen.skip_prefixes,
        max_references=chosen.max_references,
    )
    return judge(
        reading,
        resolved,
        name=name,
        settings=run_settings(run, chosen),
        beside=beside,
        explain=chosen.explain,
    )


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
) -> ValidationReport:
    """Check the citations of one Markdown text; see :func:`check_text` and `citevouch.settings.Settings`."""
    with open_run(settings, offline=offline, refresh=refresh, max_age=max_age) as run:
        return check_text(text, name=name, run=run, options=options, citations=citations)


def run_settings(run: Run, options: Options) -> RunSettings:
    """What was asked for, as the report shows it: no addresses, paths or secrets."""
    return RunSettings(
        offline=run.offline,
        refresh=run.refresh or None,
        full_text=False,
        check_quotes=options.check_quotes,
        check_relevance=options.check_relevance,
        skip_prefixes=list(options.skip_prefixes) or None,
        max_references=options.max_references,
        max_age_days=run.max_age,
        cache_folder_given=run.settings.cache_dir is not None,
    )
