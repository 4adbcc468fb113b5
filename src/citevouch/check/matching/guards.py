"""What a match may not cut off at its edges, and what an ellipsis may not swallow.

Words between the edges need no guard, they have to agree with the source anyway. What is looked at here are
the characters beside a match, so that a quotation says no less, no more and not the opposite. All texts are
in the one spelling of `folding.tolerant`.
"""

from __future__ import annotations

import re

from citevouch.check.matching.characters import UNSPACED

INSIDE_WORD = "it would begin or end inside a word"
INSIDE_NUMBER = "it would begin or end inside a number"
SIGN = "the sign of a number would be cut off"
COMPARATOR = "the comparator of a number would be cut off"
UNIT = "the unit or per cent sign of a number would be cut off"
NUMBER = "a number behind the words would be cut off by a full stop"
NEGATION = "a negation beside the words would be cut off"
ELIDED = "the ellipsis would swallow a negation"

#: Characters of context that the rules need on each side of a match.
CONTEXT = 160
#: A negation belongs to a match if it stands before it in the same clause, or so many words after it.
WORDS_AFTER = 2
#: Characters left out by an ellipsis that may hold no negation at all; in a longer gap whole sentences may.
SHORT_GAP = 300

# Words and numbers that a match would begin or end in ------------------------------------------------------

#: What stands between words and is no part of them.
_PUNCTUATION = " \t\r\n.,;:!?…'\"()[]{}“”‘’«»*_`"
_JOINERS = ".-\u2212/^+"  #: between two words or figures these make one of them
_LETTER = r"[^\W\d_]"
_JOINER_BEFORE = re.compile(r"\w(?:[-/'’_^]|-\s{0,4}\n\s{0,40})\Z")
_POINT_BEFORE = re.compile(r"[^\W_]\.\Z")
_FIGURE_BEFORE = re.compile(r"\d[(^,:.\u2009\u202f\u00a0]\Z|(?:^|\W)\.\Z")
_JOINER_AFTER = re.compile(r"[-/_^]\w|['’][a-z]|[-\u2212+]{1,2}(?![-\w])|\([-\u2212+]|\(\d{0,2}[-\u2212+]\)")
_POINT_AFTER = re.compile(r"\.\w")
_SUSPENDED = re.compile(r"-\s+(?:and|or|to)\b")
_FIGURE_AFTER = re.compile(r"[(^,:.\u2009\u202f\u00a0]\d|\s?×\s?\d")
_UNSPACED = re.compile(f"[{UNSPACED}]")

# Signs, comparators, units of a number at an edge ----------------------------------------------------------

_SIGN_BEFORE = re.compile(r"(?:^|[\s(\[,;:=<>≤≥≈~])[-\u2212+±]\s?\Z")
_BULLET_BEFORE = re.compile(r"(?:^|\n)[ \t]*[-+]\s?\Z")
_COMPARATOR_BEFORE = re.compile(r"[<>=≤≥≠≈~±×÷√$€£¥]\s{0,2}\Z")
_COMPARED_BEFORE = re.compile(
    r"""\b(?:
        (?:less|more|fewer|greater|higher|lower|larger|smaller|older|younger|longer|shorter|better|worse)
            [ ]than
        |at[ ](?:least|most)|up[ ]to|as[ ](?:few|low|little|many|high|much)[ ]as|under|over|above|below
        |exceed(?:s|ed|ing)?|minus|plus|beyond|within|\d\s?%?\s?(?:to|-)
    )\s\Z""",
    re.IGNORECASE | re.VERBOSE,
)
_HALVES = "<>=+-\u2212/~±"  #: characters of which comparators are made that are two long
_UNIT_AFTER = re.compile(
    r"""[\s-]{0,2}(?:
        %|‰|°|per[ ]?cent|percentage|years?|yrs?|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?
        |seconds?|secs?|s|ms|[kmunpfµ]?g|mug|mcg|[kmunpfµ]?mol|[mdcuµ]?[lL]|mul|[kmcdun]?m|mum|[munp]?M|muM|Å|å|k?Da|[kMG]?bp
        |[kMG]b|nt|aa|[kM]?Hz|m?V|[kM]?J|k?cal|[kM]?Pa|mm[ ]?Hg|[kM]?W|Gy|[kM]?Bq|m?Sv|IU|U|K|rpm|ppm|ppb|dB
        |fold|times|hundred|thousand|million|billion|trillion|dozen|degrees?|points?
        |(?:or|and)[ ](?:more|less|fewer|greater|higher|lower|older|younger|above|below|over|under)
    )(?![^\W\d_])|\s?(?:to|-)\s?\d""",
    re.VERBOSE,
)

_NUMBER_AFTER = re.compile(r"\s+[-\u2212+±<>=≤≥~]?\s?\.?\d")

# Negations -------------------------------------------------------------------------------------------------

_NOT = r"""(?:
    \b(?:(?-i:no|No)|not|nor|neither|never|none|nobody|nothing|nowhere|cannot|without)\b  # NO is nitric oxide
    |\b(?:ca|wo|do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|might)n['’]?t\b
)"""
_NEARLY_NOT = r"""\b(?:
    fail(?:s|ed|ing)?[ ]to|failure[ ](?:to|of)|unable[ ]to|inability[ ]to|lack(?:s|ed|ing)?(?:[ ]of)?
    |absence[ ]of|absent|free[ ](?:of|from)|rul(?:es?|ed|ing)[ ]out|hardly|scarcely|barely|rarely|seldom
    |instead[ ]of|rather[ ]than|non
)\b"""
_FLAGS = re.IGNORECASE | re.VERBOSE
NEGATIONS = re.compile(f"{_NOT}|{_NEARLY_NOT}", _FLAGS)
_NOT_WORD = re.compile(_NOT, _FLAGS)
_NOT_BESIDE = re.compile(rf"(?:{_NOT}|{_NEARLY_NOT})\W{{0,3}}\Z", _FLAGS)
_PARENTHETIC = re.compile(
    r",\s(?:however|therefore|thus|hence|moreover|indeed|in fact|by contrast),", re.IGNORECASE
)
#: Where the reach of a negation ends. A comma before "or" continues it: not A, or B.
_CLAUSE_END = re.compile(
    r"""[.?!]['")\]”’]{0,2}(?=\s+["'(\[“‘]?[A-Z0-9]|\s*\Z)|\.(?=[A-Z])|[;:](?=\s)|,(?=\s)(?!\s*n?or\b)
    |—|\s-\s|\n\s{0,8}\n
    |\b(?:but|although|though|whereas|while|however|yet|because|since)\b""",
    _FLAGS,
)
_SENTENCE_END = re.compile(r"[.?!]['\")\]”’]{0,2}(?=\s+[\"'(\[“‘]?[A-Z0-9]|[A-Z][a-z]|\s*\Z)|\n\s{0,8}\n")
_WORD = re.compile(r"\w+")


def refusal(before: str, inside: str, after: str) -> str | None:
    """Why *inside* may not be taken from between *before* and *after*; None where it may."""
    core = inside.rstrip(_PUNCTUATION)
    after = inside[len(core) :] + after
    inside = core.lstrip(_PUNCTUATION)
    if inside[:1].isdigit() and core[: len(core) - len(inside)].endswith("."):
        inside = f".{inside}"  # a decimal point belongs to its number
    before += core[: len(core) - len(inside)]
    return _edge(before, inside, after) or _amount(before, inside, after) or _negation(before, after)


def closing_refusal(after: str) -> str | None:
    """Why a quotation may not end here with a full stop that the source does not have; None where it may."""
    return NUMBER if _NUMBER_AFTER.match(after) else None


def _edge(before: str, inside: str, after: str) -> str | None:
    first, last = inside[:1], inside[-1:]
    if _joined_before(before, first, inside[1:2]) or _joined_after(inside, last, after):
        return INSIDE_NUMBER if first.isdigit() or last.isdigit() else INSIDE_WORD
    return None


def _joined_before(before: str, first: str, second: str) -> bool:
    if not before or not (first.isalnum() or (first in _JOINERS and _is_word(second))):
        return False
    if _is_word(before[-1]):
        return not (_UNSPACED.match(before[-1]) or _UNSPACED.match(first))
    if _JOINER_BEFORE.search(before):
        return True
    if first.isdigit() and _FIGURE_BEFORE.search(before):
        return True
    welded = first.isupper() and (second.islower() or second.isspace())
    return bool(_POINT_BEFORE.search(before)) and not welded


def _joined_after(inside: str, last: str, after: str) -> bool:
    if not after or not (last.isalnum() or (last in _JOINERS and _is_word(after[0]))):
        return False
    if _is_word(after[0]):
        return not (_UNSPACED.match(after[0]) or _UNSPACED.match(last))
    if _JOINER_AFTER.match(after):
        return not _is_suspended(inside, after)
    if last.isdigit() and _FIGURE_AFTER.match(after):
        return True
    return bool(_POINT_AFTER.match(after)) and not after[1].isupper()


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_"


def _is_suspended(inside: str, after: str) -> bool:
    """Whether the hyphen after *inside* only stands for the end of a later compound: short- and long-term."""
    return inside[-1:].islower() and bool(_SUSPENDED.match(after))


def _amount(before: str, inside: str, after: str) -> str | None:
    first, last = inside[:1], inside[-1:]
    if first.isdigit() or first == ".":
        if _SIGN_BEFORE.search(before) and not _BULLET_BEFORE.search(before):
            return SIGN
        if _COMPARATOR_BEFORE.search(before) or _COMPARED_BEFORE.search(before):
            return COMPARATOR
    if _halved(before[-1:], first) or _halved(last, after[:1]):
        return COMPARATOR
    if last.isdigit() and _UNIT_AFTER.match(after):
        return UNIT
    return None


def _halved(left: str, right: str) -> bool:
    """Whether two neighbours belong to one comparator: <= or +/-."""
    return bool(left and right) and left in _HALVES and right in _HALVES


def _negation(before: str, after: str) -> str | None:
    clause = before = _PARENTHETIC.sub("", before)
    for end in _CLAUSE_END.finditer(before):
        clause = before[end.end() :]
    if _NOT_BESIDE.search(before) or _NOT_WORD.search(clause):
        return NEGATION
    stop = _CLAUSE_END.search(after)
    rest = after[: stop.start()] if stop else after
    return NEGATION if _NOT_WORD.search(_first_words(rest)) else None


def _first_words(clause: str) -> str:
    words = [found.end() for found in _WORD.finditer(clause)]
    return clause[: words[WORDS_AFTER - 1]] if len(words) > WORDS_AFTER else clause


def gap_refusal(gap: str) -> str | None:
    """Why an ellipsis may not stand for *gap*, the text between two parts; None where it may."""
    if len(gap) <= SHORT_GAP:
        cut = gap
    else:
        ends = [found.end() for found in _SENTENCE_END.finditer(gap)]
        cut = f"{gap[: ends[0]]} {gap[ends[-1] :]}" if ends else gap
    return ELIDED if NEGATIONS.search(cut) else None
