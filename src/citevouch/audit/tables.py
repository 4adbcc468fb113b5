"""The tables of an audit: ours, in ``tables.yaml`` beside this module, and what a user puts before them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

from citevouch.errors import InputError, SettingsError
from citevouch.files import read_text

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Names a file of tables to be put before ours.
VARIABLE = "CITEVOUCH_AUDIT_TABLES"
OURS = "tables.yaml"
RISKS = ("HIGH", "MEDIUM", "LOW", "UNKNOWN")
WORDS = ("corpus_words", "therapeutic", "background")
LISTS = ("corpora", "outcomes")


class Corpus(NamedTuple):
    """A kind of retrieval corpus: what its name holds, and the risk of what is retrieved from it."""

    contains: tuple[str, ...]
    begins: str
    risk: str  #: OriginRisk

    def holds(self, name: str) -> bool:
        """Whether *name*, in lower case, is that of such a corpus."""
        return name.startswith(self.begins) and all(part in name for part in self.contains)


class Outcome(NamedTuple):
    """What a sentence can be about, and the words (or their beginnings) by which that is known."""

    topic: str
    words: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Tables:
    """What an audit knows about corpora and words; ``tables.yaml`` says what each part is."""

    corpora: tuple[Corpus, ...]
    corpus_words: tuple[str, ...]
    therapeutic: tuple[str, ...]
    background: tuple[str, ...]
    outcomes: tuple[Outcome, ...] = ()


@lru_cache(maxsize=1)
def our_tables() -> Tables:
    """The tables that come with the package."""
    return _tables((files(__package__) / OURS).read_text(encoding="utf-8"), OURS)


def load_tables(path: str | None = None, *, environ: Mapping[str, str] | None = None) -> Tables:
    """Our tables, with those of *path* (default: what CITEVOUCH_AUDIT_TABLES names) put before them.

    Raises InputError for a file that is no such table, SettingsError where the variable names none.
    """
    named = path or (os.environ if environ is None else environ).get(VARIABLE)
    if not named:
        return our_tables()
    try:
        theirs = _tables(read_text(named), named)
    except InputError as error:
        if path is None and not error.place:
            raise SettingsError(str(error), place=VARIABLE) from error
        raise
    ours = our_tables()
    return Tables(
        corpora=(*theirs.corpora, *ours.corpora),
        corpus_words=(*theirs.corpus_words, *ours.corpus_words),
        therapeutic=(*theirs.therapeutic, *ours.therapeutic),
        background=(*theirs.background, *ours.background),
        outcomes=(*theirs.outcomes, *ours.outcomes),
    )


def _tables(text: str, name: str) -> Tables:
    try:
        loaded = yaml.safe_load(text) or {}
    except (yaml.YAMLError, RecursionError) as error:
        raise InputError("not YAML", file=name, place="1", expected=str(error).split("\n", 1)[0]) from error
    if not isinstance(loaded, dict) or not loaded.keys() <= {*LISTS, *WORDS}:
        expected = f"keys {', '.join((*LISTS, *WORDS))}"
        raise InputError("not a table", file=name, place="$", expected=expected)
    words = {key: _words(loaded.get(key), name, key) for key in WORDS}
    corpora, outcomes = (_entries(loaded.get(key), name, key) for key in LISTS)
    return Tables(
        corpora=tuple(_corpus(entry, name, place) for place, entry in corpora),
        outcomes=tuple(_outcome(entry, name, place) for place, entry in outcomes),
        **words,
    )


def _entries(listed: Any, name: str, key: str) -> list[tuple[str, Any]]:
    """The entries of a list, each with its place."""
    if listed is not None and not isinstance(listed, list):
        raise InputError("not a list", file=name, place=key)
    return [(f"{key}[{at}]", entry) for at, entry in enumerate(listed or ())]


def _words(listed: Any, name: str, place: str) -> tuple[str, ...]:
    if listed is not None and not isinstance(listed, list):
        raise InputError("not a list of words", file=name, place=place)
    return tuple(str(word).strip().lower() for word in listed or () if str(word).strip())


def _outcome(entry: Any, name: str, place: str) -> Outcome:
    if not isinstance(entry, dict) or entry.keys() != {"topic", "words"}:
        raise InputError("not an outcome", file=name, place=place, expected="topic and words")
    words = _words(entry["words"], name, f"{place}.words")
    topic = str(entry["topic"] or "").strip()
    if not words or not topic:
        raise InputError("not an outcome", file=name, place=place, expected="a topic, and words for it")
    return Outcome(topic=topic, words=words)


def _corpus(entry: Any, name: str, place: str) -> Corpus:
    if not isinstance(entry, dict) or not entry.keys() <= {"contains", "begins", "risk"}:
        raise InputError("not a corpus", file=name, place=place, expected="contains or begins, and risk")
    contains = entry.get("contains") or []
    parts = _words([contains] if isinstance(contains, str) else contains, name, f"{place}.contains")
    begins = str(entry.get("begins") or "").strip().lower()
    risk = str(entry.get("risk") or "").upper()
    if risk not in RISKS or not (parts or begins):
        raise InputError("not a corpus", file=name, place=place, expected=f"risk one of {', '.join(RISKS)}")
    return Corpus(contains=parts, begins=begins, risk=risk)
