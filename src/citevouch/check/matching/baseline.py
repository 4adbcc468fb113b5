"""What the matcher of linkml-reference-validator (LRV) says, for comparison.

Its rule (0.4): what stands in brackets is dropped from the quotation, which is split at runs of dots; letters
and figures of each part, all punctuation made spaces, have to stand somewhere in the text. It decides nothing
here. The rule is written anew because importing the library takes longer than checking a report; a test
holds it to the library's answers.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_BRACKETS = re.compile(r"\[.*?\]")
_DOTS = re.compile(r"\.{2,}")
_PUNCTUATION = re.compile(r"[^\w\s]")


def _spelt(letter: str) -> str:
    """The name of a Greek letter as English writes it."""
    return unicodedata.name(letter).rpartition(" ")[2].lower().replace("lamda", "lambda")


_GREEK = {letter: _spelt(letter) for letter in "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω"}
_LIGATURES = {letter: unicodedata.normalize("NFKC", letter) for letter in "ﬀﬁﬂﬃﬄﬅﬆĲĳ"}
_SPELT_OUT = str.maketrans(_GREEK | _LIGATURES)


def baseline_found(quote: str, text: str) -> bool:
    """Whether LRV would find *quote* in *text*."""
    parts = [part for part in _DOTS.split(_BRACKETS.sub(" ", quote)) if part.strip()]
    return bool(parts) and all(_normalised(part) in _normalised_source(text) for part in parts)


@lru_cache(maxsize=512)
def _normalised_source(text: str) -> str:
    return _normalised(text)


def _normalised(text: str) -> str:
    return " ".join(_PUNCTUATION.sub(" ", text.translate(_SPELT_OUT).lower()).split())
