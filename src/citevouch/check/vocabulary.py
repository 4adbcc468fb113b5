"""The words of a text that carry its subject, and how much each of them counts.

The rule is that of deep-research-client (its documentation, "topical relevance"): terms used at least twice,
weighted by how often and in how many sections, the heaviest twenty. Mended here: letters outside ASCII, the
parts of hyphenated compounds, accessions taken for words, echoes of the prompt that are wrapped differently.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from citevouch.check.stopwords import STOPWORDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

#: How many keywords a text is summed up in (deep-research-client's keyword_count).
KEYWORDS = 20
#: A text with fewer sections than this is cut at its blank lines instead.
LEAST_SECTIONS = 4
#: A line of this many characters that stands twice is boilerplate or an echo; all copies are set aside.
REPEATED_LINE = 25
#: So many words in the same order, standing twice: the same passage, however it is wrapped. Measured on real
#: reports: shorter runs set aside the titles of papers, longer ones miss prompts echoed in pieces.
REPEATED_RUN = 14
#: Lines between two repeated ones that still belong to an echo of the prompt.
ECHO_GAP = 25

_FENCE = re.compile(r"^(?P<fence>```+|~~~+)[^\n]*\n.*?(?:^(?P=fence)|\Z)", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_URL = re.compile(r"(?:https?://|www\.)[^\s)\]>]*", re.IGNORECASE)
_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]", re.MULTILINE)
_WORD = re.compile(r"[^\W\d_][^\W_]*(?:[-\u2010\u2011][^\W_]+)*")
_QUESTION = re.compile(r"\W*question\b", re.IGNORECASE)
_HYPHEN = re.compile(r"[-\u2010\u2011]")
#: Accession numbers and citation keys: letters and digits that name a record, not a thing.
_NAME_OF_RECORD = re.compile(
    r"(?:pmc|pmid|gse|gds|gsm|gpl|nct|prj[a-z]{2}|sam[ned][a-z]?|sr[rxps]|er[rxps]|chembl|ensg|enst|rs)[0-9]+"
    r"|(?:mondo|hp|omim|go|chebi|orpha|ncit|hgnc)[0-9]{3,}"
    r"|[a-z]{2,}(?:19|20)[0-9]{2}[a-z]{3,}"
)
GREEK_NAMES = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau "
    "upsilon phi chi psi omega"
)
#: Name by Greek small letter (U+03B1 to U+03C9), for words that some write with the one, some with the other.
GREEK = {chr(0x3B1 + at): name for at, name in enumerate(GREEK_NAMES.split())}


@dataclass(frozen=True, kw_only=True)
class Keyword:
    """A term of the text and its weight (no unit; larger is heavier)."""

    term: str
    weight: float


def keywords(text: str, *, prompt: str = "", count: int = KEYWORDS) -> tuple[Keyword, ...]:
    """The heaviest terms of *text*, heaviest first, ties in alphabetical order.

    Args:
        text: what the report says, front matter and generated sections left out.
        prompt: what it was asked; passages of *text* that repeat it are set aside.
        count: how many at the most.
    """
    answer = without_repeats(_after_echo(text, prompt), prompt=prompt)
    parts = [Counter(words(part)) for part in _parts(answer)]
    total: Counter[str] = Counter()
    spread: Counter[str] = Counter()
    for part in parts:
        total.update(part)
        spread.update(part.keys())
    weighed = [
        Keyword(term=term, weight=(1 + math.log10(times)) * spread[term] / len(parts))
        for term, times in total.items()
        if times >= 2
    ]
    return tuple(sorted(weighed, key=lambda word: (-word.weight, word.term))[:count])


def words(text: str) -> Iterator[str]:
    """The subject words of *text*, in order: code and URLs left out, folded, stop words dropped."""
    bare = _URL.sub(" ", _CODE.sub(" ", _FENCE.sub(" ", text)))
    for found in _WORD.finditer(bare):
        yield from _terms(found[0])


def without_repeats(text: str, *, prompt: str = "") -> str:
    """*text* without the lines that stand in it twice and without passages that repeat it or *prompt*."""
    lines = text.splitlines()
    times = Counter(line.strip() for line in [*lines, *prompt.splitlines()])
    kept = [line for line in lines if len(line.strip()) < REPEATED_LINE or times[line.strip()] == 1]
    return _without_runs("\n".join(kept), prompt)


def _after_echo(text: str, prompt: str) -> str:
    """*text* from behind an opening ``Question:`` that repeats the prompt.

    Some providers put words of their own around the prompt when they repeat it, so the echo is taken to reach
    from the top to the last line that stands in the prompt too, gaps of ECHO_GAP lines allowed.
    """
    lines = text.strip().splitlines()
    if not lines or not _QUESTION.match(lines[0]):
        return text
    asked = {line.strip() for line in prompt.splitlines() if len(line.strip()) >= REPEATED_LINE}
    end = 0
    for at, line in enumerate(lines):
        if line.strip() in asked and at - end <= ECHO_GAP:
            end = at
    return "\n".join(lines[end + 1 :])


def _without_runs(text: str, prompt: str) -> str:
    """*text* with every run of REPEATED_RUN words that stands twice blanked, in all its copies."""
    places = [(found.start(), found.end()) for found in re.finditer(r"\w+", text)]
    spoken = [text[start:end].lower() for start, end in places]
    asked = re.findall(r"\w+", prompt.lower())
    runs: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for at in range(len(spoken) - REPEATED_RUN + 1):
        runs[tuple(spoken[at : at + REPEATED_RUN])].append(at)
    echoed = {tuple(asked[at : at + REPEATED_RUN]) for at in range(len(asked) - REPEATED_RUN + 1)}
    starts = sorted(at for run, ats in runs.items() if len(ats) > 1 or run in echoed for at in ats)
    return _blanked(text, [(places[at][0], places[at + REPEATED_RUN - 1][1]) for at in starts])


def _blanked(text: str, spans: Sequence[tuple[int, int]]) -> str:
    pieces, last = [], 0
    for start, end in spans:
        if end > last:
            pieces += [text[last:start], " "] if start > last else []
            last = end
    return "".join([*pieces, text[last:]])


def _parts(text: str) -> list[str]:
    starts = [0, *(found.start() for found in _HEADING.finditer(text)), len(text)]
    sections = [text[a:b] for a, b in pairwise(starts) if text[a:b].strip()]
    if len(sections) < LEAST_SECTIONS:
        sections = [part for part in re.split(r"\n[ \t]*\n", text) if part.strip()]
    return sections or [""]


@lru_cache(maxsize=65536)
def _terms(compound: str) -> tuple[str, ...]:
    """The terms of one word: its hyphenated parts; with a number in it (IL-6, COVID-19) the whole as well."""
    parts = [_folded(part) for part in _HYPHEN.split(compound)]
    if len(parts) > 1 and any(part.isdigit() for part in parts):
        parts = ["".join(parts), *parts]
    return tuple(part for part in map(singular, parts) if _counts(part))


def _folded(word: str) -> str:
    plain = unicodedata.normalize("NFKD", word.lower())
    return "".join(GREEK.get(char, char) for char in plain if not unicodedata.combining(char))


def singular(word: str) -> str:
    """*word* without an English plural ending, by its letters alone (deep-research-client, and -ies)."""
    if len(word) > 5 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 5 and word.endswith(("sses", "shes", "ches", "xes")):
        return word[:-2]
    if len(word) > 4 and word.endswith("s") and not word.endswith(("ss", "us", "is", "as")):
        return word[:-1]
    return word


def _counts(word: str) -> bool:
    if (len(word) < 3 and word.isascii()) or word in STOPWORDS:
        return False
    return not word[0].isdigit() and not _NAME_OF_RECORD.fullmatch(word)


def share(keys: Iterable[Keyword], text: str) -> tuple[float, tuple[str, ...]]:
    """How much of the keywords' weight *text* holds (0 to 1, 3 decimals), and the terms it holds."""
    keys = tuple(keys)
    present = frozenset(words(text))
    matched = tuple(key for key in keys if key.term in present)
    whole = sum(key.weight for key in keys)
    score = round(sum(key.weight for key in matched) / whole, 3) if whole else 0.0
    return score, tuple(key.term for key in matched)
