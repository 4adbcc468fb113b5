"""What the matcher of linkml-reference-validator (LRV) says, for comparison.

Its rule: brackets are dropped from the quotation, which is split at runs of dots; letters and figures of each
part, all punctuation made spaces, have to stand somewhere in the text. It decides nothing here.
"""

from __future__ import annotations

from functools import lru_cache


def baseline_found(quote: str, text: str) -> bool:
    """Whether LRV would find *quote* in *text*."""
    from linkml_reference_validator.matching import split_supporting_text

    parts = split_supporting_text(quote)
    return bool(parts) and all(_normalised(part) in _normalised_source(text) for part in parts)


@lru_cache(maxsize=512)
def _normalised_source(text: str) -> str:
    return _normalised(text)


def _normalised(text: str) -> str:
    from linkml_reference_validator.validation.supporting_text_validator import SupportingTextValidator

    return str(SupportingTextValidator.normalize_text(text))
