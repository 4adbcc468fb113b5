"""Numbers in a sentence: kind, value, interval, unit, offsets, and whether they are evidence.

Evidence are effects and results: ratios, intervals, p values, percentages, shares, counts of people and
events, differences, folds, accuracy, medians, values that are compared or measured. Recorded but no evidence:
doses, durations, ages, thresholds, years, and numbers that only name something (type 2, phase 3, Table 1).
Digits inside names (GLP-1, COVID-19), accessions, versions, dates, identifiers and markers are no numbers.

A range has its first number as value and its ends as *low* and *high*; so has a confidence interval, which
is a number of its own and gives its ends to the effect before it. The value of a share (12 of 34, a third) is
the quotient.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text import numbers_kinds as kinds
from citevouch.text.model import Number
from citevouch.text.numbers_grammar import NUMBER, Joined, joined, value_of
from citevouch.text.numbers_words import worded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.text.spans import Spans

_CONTEXT = 90  #: characters before and behind a number that are looked at
_NEAR = 36  #: of those before it, where the words sought stand right beside the number
_MARKS = re.compile(r"[*_`\\]|</?(?:su[bp]|em|strong|i|b)>")
_MAY_COMPARE = re.compile(r"[<>=\u2264\u2265a-z]\s*$")
_SINCE_BREAK = re.compile(r"[^0-9.;]*$")
_LETTER = re.compile(r"-?[^\W\d_]|['\u2032\u2019]")
_VERSION = re.compile(r"[.:/][0-9]|-[0-9]")
_REGISTRANT = re.compile(r"10\.[0-9]{4,9}/")
_YEAR = re.compile(r"(?:19|20)[0-9]{2}(?![0-9.,\u00b7])")
_FIRST_YEAR, _LAST_YEAR = 1900, 2099
_BY_COLON = re.compile(
    r"(?:^|[\s(\[*])(?:a?HR|a?OR|a?RR|IRR|S?MD|CI|AUC|NNT|NNH|[pnNPr]|[A-Za-z]{4,}|\u03b2)[*_]*:$"
)
_BETWEEN = re.compile(r"\bbetween\s+(?:about\s+|approximately\s+)?$", re.IGNORECASE)
_FROM = re.compile(
    r"(?<!ranging )(?<!ranged )(?<!ranges )(?<!range )\bfrom\s+(?:about\s+|approximately\s+|~)?$",
    re.IGNORECASE,
)
_TO_INTERVAL = re.compile(r"\s*[,;]?\s*[(\[]\s*")
_LONGEST_TO_INTERVAL = 40  #: characters between an effect and the confidence interval that follows it
_UNITS = (
    kinds.PERCENTAGE_POINTS,
    kinds.PERCENT,
    kinds.FOLD,
    kinds.AGE_AFTER,
    kinds.LAB,
    kinds.DURATION,
    kinds.UNIT,
    kinds.DOSE,
)


class _Place(NamedTuple):
    """A number in its sentence: what it is joined to, and the words before and behind it."""

    text: str
    start: int
    end: int  #: of the number, or of the range or spread that it begins
    value: float
    second: Joined | None
    before: str
    near: str  #: the last words of *before*
    since: str  #: of *before* what stands behind its last digit, full stop or semicolon
    after: str  #: behind *end*
    limit: int

    @property
    def range(self) -> tuple[float | None, float | None]:
        """Lower and upper end of the range that the number begins; None and None where it begins none."""
        if self.second is None or self.second.how != "RANGE":
            return None, None
        return min(self.value, self.second.value), max(self.value, self.second.value)


def find_numbers(text: str, start: int, end: int, *, skip: Spans | None = None) -> tuple[Number, ...]:
    """The numbers of the sentence at *start* to *end*, in text order; those that begin in *skip* left out.

    Linear in the length of the sentence.
    """
    found = [*_in_digits(text, start, end, skip), *_in_words(text, start, end)]
    found.sort(key=lambda number: (number.start, -number.end))
    kept: list[Number] = []
    for number in found:
        if not kept or number.start >= kept[-1].end:
            kept.append(number)
    return tuple(_with_intervals(text, kept))


def _in_words(text: str, start: int, end: int) -> Iterator[Number]:
    for word in worded(text, start, end):
        raw = text[word.start : word.end]
        yield Number(raw=raw, start=word.start, end=word.end, kind=word.kind, value=word.value)


def _in_digits(text: str, start: int, end: int, skip: Spans | None) -> Iterator[Number]:
    at = start
    while found := NUMBER.search(text, at, end):
        at = found.end()
        value = value_of(found[0])
        if value is None or (skip is not None and skip.holds(found.start())):
            continue
        second = joined(text, found.end(), end)
        if _is_named(text, found, second, start, end):
            at = second.end if second and second.how == "RANGE" else at
            continue
        number = _number(_place(text, found, value, second, start, end))
        if number is not None:
            at = max(at, number.end)
            yield number


def _place(
    text: str, found: re.Match[str], value: float, second: Joined | None, start: int, end: int
) -> _Place:
    before = _MARKS.sub("", text[max(start, found.start() - _CONTEXT) : found.start()])
    if (
        second
        and second.how == "LIST"
        and (_BETWEEN.search(before) or _is_bracketed(text, before, second, end))
    ):
        second = second._replace(how="RANGE")
    elif second and second.how == "RANGE" and _FROM.search(before):
        second = None  # two values, one before and one after a change
    stop = second.end if second and second.how in {"RANGE", "SPREAD"} else found.end()
    after = _MARKS.sub("", text[stop : min(end, stop + _CONTEXT)])
    since = _SINCE_BREAK.search(before)[0]  # type: ignore[index]
    return _Place(text, found.start(), stop, value, second, before, before[-_NEAR:], since, after, end)


def _is_bracketed(text: str, before: str, second: Joined, end: int) -> bool:
    """Whether two numbers fill a bracket: ``[0.65, 0.85]``."""
    return before.endswith(("[", "(")) and text[second.end : min(second.end + 1, end)] in {"]", ")"}


def _is_named(text: str, found: re.Match[str], second: Joined | None, start: int, end: int) -> bool:
    """Whether the digits are part of a name, an accession, a version, a time or a date."""
    begin, stop = found.span()
    if (
        begin > start
        and text[begin - 1] == ":"
        and not _BY_COLON.search(text[max(start, begin - 20) : begin])
    ):
        return True
    if _VERSION.match(text, second.end if second else stop, end) or _REGISTRANT.match(text, begin, end):
        return True
    stop = second.end if second and second.how == "RANGE" else stop
    return bool(_LETTER.match(text, stop, end)) and not kinds.ATTACHED.match(text, stop, end)


def _number(place: _Place) -> Number | None:
    if kinds.CI_AFTER.match(place.after):
        return None  # the level of a confidence interval
    return _interval(place) or _labelled(place) or _shaped(place) or _plain(place)


def _made(place: _Place, kind: str, *, evidential: bool = True) -> Number:
    """The number of *place* with its unit and, if it begins one, its range."""
    end, unit = _unit(place)
    low, high = place.range
    return Number(
        raw=place.text[place.start : end],
        start=place.start,
        end=end,
        kind=kind,
        value=place.value,
        low=low,
        high=high,
        unit=unit,
        evidential=evidential,
    )


def _unit(place: _Place) -> tuple[int, str | None]:
    """Where the unit behind the number ends, and the unit; the number's own end where there is none."""
    for pattern in _UNITS:
        if found := pattern.match(place.text, place.end, place.limit):
            return found.end(), found[0].strip(" -\u00a0\u2009\u202f")
    return place.end, None


def _interval(place: _Place) -> Number | None:
    """A confidence interval: two numbers behind its name."""
    if (
        place.second is None
        or place.second.how not in {"RANGE", "LIST"}
        or not kinds.CI_BEFORE.search(place.near)
    ):
        return None
    number = _made(place._replace(end=place.second.end), "CONFIDENCE_INTERVAL")
    low, high = sorted((place.value, place.second.value))
    return replace(number, low=low, high=high)


def _labelled(place: _Place) -> Number | None:
    """A number behind a label that says what it is: HR, p, n, AUC, median ..."""
    close = kinds.CLOSE_LABEL.search(place.near)
    kind = close.lastgroup if close else _last_label(place)
    if kind is None or (kind == "P_VALUE" and not 0 <= place.value <= 1):
        return None
    return _made(place, kind)


def _last_label(place: _Place) -> str | None:
    if "specificity" in place.before and kinds.FIRST_OF_TWO.search(place.before):
        return "SENSITIVITY"
    if "specificity" in place.before and kinds.SECOND_OF_TWO.search(place.before):
        return "SPECIFICITY"
    kind = None
    for label in kinds.LABEL.finditer(place.since):
        kind = label.lastgroup
    return None if kind == "MEDIAN" and kinds.AGE_AFTER.match(place.after) else kind


def _shaped(place: _Place) -> Number | None:
    """A number whose own form or unit says what it is: per cent, fold, x of y, an age, a year."""
    if kinds.PERCENTAGE_POINTS.match(place.after):
        return _made(place, "PERCENTAGE_POINTS")
    if kinds.PERCENT.match(place.after):
        return _percent(place)
    if kinds.FOLD.match(place.after):
        return _made(place, "FOLD")
    if kinds.AGE_AFTER.match(place.after) or kinds.AGE_BEFORE.search(place.since):
        return _made(place, "AGE", evidential=False)
    if place.second is not None and _is_share(place, place.second):
        share = place._replace(
            end=place.second.end, value=place.value / place.second.value, limit=place.second.end
        )
        return _made(share, "FRACTION")
    is_year = _YEAR.match(place.text, place.start, place.end)
    if is_year and not kinds.COUNT.match(place.after) and not _unit(place)[1]:
        return _made(place, "YEAR", evidential=False)
    return None


def _percent(place: _Place) -> Number:
    compared = _comparator(place.near)
    if compared and kinds.MEASURE.search(place.near[: compared.start()]):
        return _made(place, "THRESHOLD", evidential=False)
    if kinds.SENSITIVITY_AFTER.match(place.after):
        return _made(place, "SENSITIVITY")
    return _made(place, "SPECIFICITY" if kinds.SPECIFICITY_AFTER.match(place.after) else "PERCENT")


def _is_share(place: _Place, second: Joined) -> bool:
    """Whether "x of y" is a share: whole numbers, the first not larger, no year or duration; or "x per y"."""
    whole = second.value
    if second.how != "SHARE":
        return second.how == "RATE" and 0 <= place.value <= whole
    if (
        not (place.value.is_integer() and 0 <= place.value <= whole and whole > 0)
        or _FIRST_YEAR <= whole <= _LAST_YEAR
    ):
        return False
    return not kinds.DURATION.match(place.text, second.end, place.limit)


def _plain(place: _Place) -> Number:
    """A number that neither a label nor its own form tells the kind of: by its unit and its sentence."""
    is_result = _is_result(place)
    if not is_result and _is_naming(place.near):
        return _made(place, "OTHER", evidential=False)
    if place.value.is_integer() and kinds.COUNT.match(place.after) and _unit(place)[1] is None:
        return _made(place, "COUNT")
    if not is_result and _comparator(place.near):
        return _made(place, "THRESHOLD", evidential=False)
    if not is_result and kinds.DOSE.match(place.after) and not kinds.LAB.match(place.after):
        return _made(place, "DOSE", evidential=False)
    return _made(place, "OTHER", evidential=is_result)


def _is_naming(near: str) -> bool:
    """Whether the word before a number makes it a name: "type 2"."""
    word = kinds.LAST_WORD.search(near)
    return word is not None and word[1].lower() in kinds.NAMING


def _comparator(near: str) -> re.Match[str] | None:
    return kinds.COMPARATOR.search(near) if _MAY_COMPARE.search(near) else None


def _is_result(place: _Place) -> bool:
    """Whether a plain number is compared, measured, given with a spread, or the size of a change."""
    if place.second is not None and place.second.how == "SPREAD":
        return True
    if kinds.VERSUS_AFTER.match(place.after) or kinds.VERSUS_BEFORE.search(place.near):
        return True
    if kinds.MEASURED.search(place.since):
        return True
    if ("50" in place.before or "t1/2" in place.before) and kinds.CONSTANT.search(place.before):
        return True
    says_how_much = _unit(place)[1] is not None or not place.value.is_integer()
    return (
        says_how_much and bool(kinds.BY_OR_TO.search(place.near)) and bool(kinds.CHANGED.search(place.before))
    )


def _with_intervals(text: str, numbers: list[Number]) -> Iterator[Number]:
    """The numbers, each effect with the ends of the interval, or range in brackets, behind it."""
    given = list(numbers)
    for at in range(len(given) - 2, -1, -1):
        number, following = given[at], given[at + 1]
        if number.kind not in kinds.WITH_INTERVAL or number.low is not None:
            continue
        if _is_bare_interval(text, number, following):
            following = replace(following, kind="CONFIDENCE_INTERVAL", evidential=True)
            given[at + 1] = following
        gap = text[number.end : following.start]
        if following.kind == "CONFIDENCE_INTERVAL" and len(gap) < _LONGEST_TO_INTERVAL and ";" not in gap:
            given[at] = replace(number, low=following.low, high=following.high)
    return iter(given)


def _is_bare_interval(text: str, number: Number, following: Number) -> bool:
    """Whether a range in brackets right behind an effect is its interval: it holds the effect's value."""
    if number.kind == "OTHER" or following.low is None or following.high is None:
        return False
    return (
        following.kind in {"OTHER", "PERCENT"}
        and _TO_INTERVAL.fullmatch(text, number.end, following.start) is not None
        and following.low <= number.value <= following.high
    )
