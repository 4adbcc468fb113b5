"""Whether a text has the number that a claim has, in whatever notation.

13 % is found as 13.0 %, 13 percent, 0.13 or 6 of 46, and, where the claim speaks of a reduction, as a hazard
ratio of 0.87; 0.87 as 0·87; 1,234 as 1234. A number is found in one that is more exact, never in one that is
less so. Doses, years, ages and thresholds do not count, nor does a p value for anything but a p value. What
is found may still stand there in another meaning.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.audit.figures import NO_RESULT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from citevouch.audit.figures import Figure

RATIOS = frozenset({"HAZARD_RATIO", "ODDS_RATIO", "RISK_RATIO", "RATE_RATIO"})
COUNTS = frozenset({"COUNT", "SAMPLE_SIZE"})
NEEDED_TO_TREAT = frozenset({"NNT", "NNH"})
#: Kinds that are written from 0 to 1 or per hundred alike.
PROPORTIONS = frozenset({"SENSITIVITY", "SPECIFICITY", "AUC", "HETEROGENEITY", "OTHER", "FRACTION"})
#: Kinds whose unit may be said once for several numbers.
MEASURES = frozenset({"OTHER", "MEDIAN", "MEAN_DIFFERENCE"})

#: How exact a share in words is: a third is found in 33 % and 33.3 %.
_IN_WORDS = 0.0075
_TINY = 1e-9
_LARGE_COUNT = 100  #: whole numbers from here on are hardly durations or names
_APART = 24  #: characters between the two ends of an interval
_SHARE_APART = 60  #: characters between the parts of a share

_ABOUT = re.compile(r"(?:\babout|\baround|\bapproximately|\broughly|\bnearly|\balmost|\bsome|~|\u2248)\s*$")
_FEWER = re.compile(r"\b(?:reduc|lower|decreas|declin|fewer|less\b|drop|fell\b|fall|cut\b|prevent|protect)")
_MORE = re.compile(r"\b(?:increas|higher|ris[ek]|rose\b|more\b|greater|elevat|excess|raise)")
_LIST = re.compile(
    r"\s*(?:,|and|or|to|vs\.?|versus|compared with|[-\u2013])(?:\s*(?:and|or))?\s*", re.IGNORECASE
)
_DIGIT = re.compile(r"[0-9]")
_SIGNIFICANT = re.compile(r"^[^0-9]*[0.,\u00b7]*([0-9.,\u00b7]*)")
_LEAST_SIGNIFICANT = 2


def find_number(claimed: Figure, source: Sequence[Figure]) -> str | None:
    """How *source*, the numbers of a text, writes the number of a claim; None where it does not have it."""
    if claimed.is_range:
        return _find_range(claimed, source)
    if claimed.is_share:
        return _find_share(claimed, source)
    is_same = _test(claimed)
    found = [
        each
        for at, each in enumerate(source)
        if each.number.kind not in NO_RESULT and is_same(claimed, each, _is_in_percent_list(source, at))
    ]
    in_one_notation = (each.raw for each in found if each.is_percent == claimed.is_percent)
    return next(in_one_notation, found[0].raw if found else None)


def _test(claimed: Figure) -> Callable[[Figure, Figure, bool], bool]:
    kind = claimed.number.kind
    if kind == "P_VALUE":
        return _same_p
    if claimed.is_percent:
        return _same_percent
    if kind in COUNTS:
        return _same_count
    if kind == "FOLD":
        return _same_fold
    return _same_ratio if kind in RATIOS else _same_measure


def _find_range(claimed: Figure, source: Sequence[Figure]) -> str | None:
    """Both ends together; those of a range that is no confidence interval may stand apart."""
    ends = claimed.values[:2]
    for at, each in enumerate(source):
        for scale in (1, 100, 0.01):
            if each.is_range and _alike(ends, each.values, scale, claimed, each):
                return each.raw
        if (
            at
            and _is_pair(source[at - 1], each)
            and _alike(ends, _values(source[at - 1 : at + 1]), 1, claimed, each)
        ):
            return source[at - 1].to(each)
    if claimed.number.kind == "CONFIDENCE_INTERVAL":
        return None
    found = [next((each.raw for each in source if _is_end(end, claimed, each)), None) for end in ends]
    return " \u2026 ".join(found_end for found_end in found if found_end) if all(found) else None


def _alike(
    ends: Sequence[float], values: Sequence[float], scale: float, claimed: Figure, each: Figure
) -> bool:
    """Whether two pairs of ends are the same, the second multiplied by *scale*; per cent only by per cent."""
    if scale == 1 and claimed.is_percent != each.is_percent and claimed.number.kind != "CONFIDENCE_INTERVAL":
        return False
    if scale != 1 and not (claimed.is_percent if scale > 1 else each.is_percent):
        return False
    scaled = [value * scale for value in values[:2]]
    return all(
        abs(abs(a) - abs(b)) < _TINY * max(1, abs(a))
        for a, b in zip(sorted(ends), sorted(scaled), strict=False)
    )


def _is_pair(one: Figure, other: Figure) -> bool:
    """Whether two plain numbers stand right beside each other in one paragraph."""
    together = one.offset == other.offset and other.number.start - one.number.end <= _APART
    return (
        together and not (one.is_range or other.is_range) and one.number.kind == other.number.kind == "OTHER"
    )


def _values(pair: Sequence[Figure]) -> list[float]:
    return [each.number.value for each in pair]


def _is_end(end: float, claimed: Figure, each: Figure) -> bool:
    kind = each.number.kind
    if kind in NO_RESULT or kind == "P_VALUE" or each.is_percent != claimed.is_percent:
        return False
    return each.unit == claimed.unit and any(
        abs(value - end) < _TINY * max(1, abs(end)) for value in each.values
    )


def _find_share(claimed: Figure, source: Sequence[Figure]) -> str | None:
    """A share in figures by both its parts; one in words by its size."""
    parts = claimed.values
    if not _DIGIT.search(claimed.raw) or len(parts) != 2:
        share = claimed.number.value
        return next((each.raw for each in source if _is_about(share, each)), None)
    for at, each in enumerate(source):
        if each.is_share and each.values == parts:
            return each.raw
        if each.values != parts[:1] or each.number.kind in NO_RESULT:
            continue
        for other in source[at + 1 : at + 4]:
            near = other.offset == each.offset and other.number.start - each.number.end <= _SHARE_APART
            if near and other.values == parts[1:]:
                return each.to(other)
    return None


def _is_about(share: float, each: Figure) -> bool:
    if each.number.kind in NO_RESULT or each.is_range or each.number.kind in {"P_VALUE", *RATIOS}:
        return False
    value = each.number.value / 100 if each.is_percent else each.number.value
    is_proportion = each.is_percent or each.is_share or (0 < value < 1 and each.unit is None)
    return is_proportion and abs(value - share) < _IN_WORDS


def _same_p(claimed: Figure, each: Figure, _listed: bool) -> bool:
    same_sign = not (claimed.comparator and each.comparator) or claimed.comparator == each.comparator
    return each.number.kind == "P_VALUE" and same_sign and _equal(claimed.number.value, each.number.value)


def _same_percent(claimed: Figure, each: Figure, listed: bool) -> bool:
    kind, value = each.number.kind, each.number.value
    if kind == "P_VALUE" or kind == "CONFIDENCE_INTERVAL":
        return False
    if each.is_percent:
        return any(_close(claimed, end, each) for end in (each.values if each.is_range else (value,)))
    if each.is_share:
        return bool(_DIGIT.search(each.raw)) and _close(claimed, 100 * value, None)
    if kind in RATIOS:
        return _is_change(claimed, value)
    if each.is_range or each.unit is not None:
        return False
    if listed:
        return _close(claimed, value, each)
    return kind in PROPORTIONS and 0 < abs(value) < 1 and _close(claimed, 100 * value, None)


def _is_change(claimed: Figure, ratio: float) -> bool:
    """Whether a ratio is the change in per cent that the claim speaks of: 0.87 for 13 % lower."""
    words = (claimed.before + " " + claimed.after).lower()
    if _FEWER.search(words) and ratio < 1:
        return _close(claimed, 100 * (1 - ratio), None)
    return bool(_MORE.search(words)) and ratio > 1 and _close(claimed, 100 * (ratio - 1), None)


def _same_count(claimed: Figure, each: Figure, _listed: bool) -> bool:
    kind = each.number.kind
    if each.is_share:
        return claimed.number.value in each.values
    if each.is_percent or each.is_range or each.unit is not None or kind not in {"OTHER", *COUNTS}:
        return False
    counts = kind in COUNTS or each.number.evidential or each.number.value >= _LARGE_COUNT
    return counts and _equal(claimed.number.value, each.number.value)


def _same_fold(claimed: Figure, each: Figure, _listed: bool) -> bool:
    if each.is_range or each.number.kind not in {"FOLD", *RATIOS}:
        return False
    return _close(claimed, each.number.value, each)


def _same_ratio(claimed: Figure, each: Figure, _listed: bool) -> bool:
    kind = each.number.kind
    if each.is_range or each.is_percent or each.unit is not None or each.is_share:
        return False
    if kind not in {"OTHER", "FOLD", "COEFFICIENT", *RATIOS}:
        return False
    return _counts(each) and _close(claimed, each.number.value, each)


def _same_measure(claimed: Figure, each: Figure, _listed: bool) -> bool:
    kind, other = claimed.number.kind, each.number.kind
    if each.is_range or each.is_share or other == "P_VALUE":
        return False
    if {kind, other} & NEEDED_TO_TREAT:
        return kind == other and _equal(claimed.number.value, each.number.value)
    if each.is_percent:
        is_proportion = kind in PROPORTIONS and 0 < abs(claimed.number.value) < 1
        return (
            is_proportion and claimed.unit is None and _equal(100 * claimed.number.value, each.number.value)
        )
    return _units_fit(claimed, each) and _counts(each) and _close(claimed, each.number.value, each)


def _units_fit(claimed: Figure, each: Figure) -> bool:
    """Whether two numbers may be of one unit, which is said once for several measures."""
    if claimed.unit == each.unit:
        return True
    return (claimed.unit is None or each.unit is None) and claimed.number.kind in MEASURES


def _counts(each: Figure) -> bool:
    """Whether a number can be a result: whole ones only where they are said to be one, or are large."""
    return (
        each.number.evidential
        or each.decimals > 0
        or (each.unit is None and each.number.value >= _LARGE_COUNT)
    )


def _close(claimed: Figure, value: float, each: Figure | None) -> bool:
    """Whether *value* is the claimed one, or becomes it when it is rounded as the claim is.

    *each*: where the value is written; None where it was worked out. A claim of one significant figure is
    found in a written value only where it says that it is rounded ("about 3 %").
    """
    own = claimed.number.value
    signs = {written.raw[:1] for written in (claimed, each) if written is not None}
    if "+" in signs and signs & {"-", "\u2212", "\u2013"}:
        return False
    if _equal(abs(own), abs(value)):
        return True
    if each is not None:
        is_rough = _ABOUT.search(claimed.before) or _significant(claimed) >= _LEAST_SIGNIFICANT
        if not is_rough or each.decimals <= claimed.decimals:
            return False
    return abs(abs(own) - abs(value)) <= 0.5 * 10.0**-claimed.decimals + _TINY


def _significant(claimed: Figure) -> int:
    found = _SIGNIFICANT.match(claimed.raw)
    return sum(char.isdigit() for char in found[1]) if found else 0


def _equal(one: float, other: float) -> bool:
    return abs(one - other) <= _TINY * max(1, abs(one))


def _is_in_percent_list(source: Sequence[Figure], at: int) -> bool:
    """Whether a plain number is one of several that share a per cent sign: 12.1 versus 14.9 %."""
    this = source[at]
    for other in source[at + 1 : at + 4]:
        if other.offset != this.offset:
            return False
        if not _LIST.fullmatch(this.between(this.number.end, other.number.start)):
            return False
        if other.is_percent:
            return True
        this = other
    return False
