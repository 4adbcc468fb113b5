"""The contract's values in the spellings that judges use."""

from __future__ import annotations

from typing import Any

import pytest

from citevouch.audit.replies import words


@pytest.mark.parametrize(
    ("given", "verdict"),
    [
        pytest.param("ACCURATE", "ACCURATE", id="bare"),
        pytest.param("accurate", "ACCURATE", id="lower case"),
        pytest.param("**OVERSTATED**", "OVERSTATED", id="bold"),
        pytest.param("❌ MISREPRESENTED", "MISREPRESENTED", id="with its symbol"),
        pytest.param("TRANSITIVE ↗️ - the number is HALO-1's", "TRANSITIVE", id="with a remark"),
        pytest.param("SECONDARY UNTRACED", "SECONDARY_UNTRACED", id="with a space"),
        pytest.param("Secondary-untraced", "SECONDARY_UNTRACED", id="with a hyphen"),
        pytest.param("[UNVERIFIABLE]", "UNVERIFIABLE", id="in brackets"),
        pytest.param("ACCURATE (the abstract does not contradict it)", "ACCURATE", id="a remark with not"),
        pytest.param("ACCURATE\nIt is not overstated.", "ACCURATE", id="prose names another one"),
        pytest.param(
            'ACCURATE: it isn\'t in any way "overstated"', "ACCURATE", id="prose denies another one"
        ),
        pytest.param("OVERSTATED: the number is accurate", "OVERSTATED", id="prose concedes a milder one"),
    ],
)
def test_verdict_of(given: str, verdict: str) -> None:
    assert words.verdict_of(given) == (verdict, None)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        pytest.param(None, "there is no verdict", id="nothing"),
        pytest.param("  ", "there is no verdict", id="white space"),
        pytest.param(True, "there is no verdict", id="true"),
        pytest.param(["ACCURATE"], "there is no verdict", id="a list"),
        pytest.param("FABRICATED", "may not say FABRICATED", id="what only registries may say"),
        pytest.param(
            "🚫 FABRICATED - the DOI is dead", "may not say FABRICATED", id="the same with a reason"
        ),
        pytest.param("INACCURATE", "is no verdict", id="a word that holds one"),
        pytest.param("ACCURATELY", "is no verdict", id="a word that begins with one"),
        pytest.param("ACCURATE-ish", "is no verdict", id="a word made of one"),
        pytest.param("not ACCURATE", "is no verdict", id="negated"),
        pytest.param("probably ACCURATE", "is no verdict", id="hedged"),
        pytest.param("SUPPORTED", "is no verdict", id="of another scale"),
        pytest.param("✅", "is no verdict", id="a symbol alone"),
        pytest.param("ACCURATE / OVERSTATED", "more than one", id="two"),
        pytest.param("accurate or overstated", "more than one", id="two in lower case"),
        pytest.param("ACCURATE, later MISREPRESENTED", "more than one", id="two with words between"),
        pytest.param("❌ ACCURATE", "more than one", id="a symbol that says otherwise"),
        pytest.param(
            "[one of: ACCURATE, OVERSTATED, MISREPRESENTED, TRANSITIVE, SECONDARY_UNTRACED, UNVERIFIABLE]",
            "is no verdict",
            id="the template",
        ),
        pytest.param("ACCURATE|OVERSTATED|MISREPRESENTED", "more than one", id="the template with bars"),
        pytest.param("{verdict}", "is no verdict", id="a placeholder"),
        pytest.param(
            "Accurate for claim 1; misrepresented for claim 2", "more than one", id="a graver one in prose"
        ),
        pytest.param(
            "OVERSTATED, if not misrepresented; also transitive", "more than one", id="one denied, one not"
        ),
        pytest.param("ACCURATE?", "doubts", id="a question"),
        pytest.param("ACCURATE isn't the word", "doubts", id="denied by a verb"),
        pytest.param("ACCURATE: false", "doubts", id="denied behind a colon"),
        pytest.param("ACCURATE - not really", "doubts", id="denied behind a dash"),
    ],
)
def test_verdict_of__none(given: Any, why: str) -> None:
    verdict = words.verdict_of(given)
    assert verdict.value is None
    assert why in str(verdict.problem)


@pytest.mark.parametrize(
    ("given", "study_type"),
    [
        ("RCT", "RCT"),
        ("Systematic Review", "SYSTEMATIC_REVIEW"),
        ("Meta-analysis", "META_ANALYSIS"),
        ("Systematic review and meta-analysis", "META_ANALYSIS"),
        ("Case series", "CASE_SERIES"),
        ("Randomised controlled trial (open label)", "RCT"),
        ("Review", "NARRATIVE_REVIEW"),
        ("Other: a letter", "OTHER"),
        ("RCT|Systematic Review|Meta-analysis", None),
        ("a trial", None),
        (3, None),
        (None, None),
    ],
)
def test_study_type_of(given: Any, study_type: str | None) -> None:
    assert words.study_type_of(given) == study_type


@pytest.mark.parametrize(
    ("given", "match"),
    [
        ("match", "match"),
        ("true", "match"),
        (True, "match"),
        ("Yes - same estimate", "match"),
        ("false", "mismatch"),
        (False, "mismatch"),
        ("mismatch", "mismatch"),
        ("partial", "partial"),
        ("**Partially**", "partial"),
        ("true|false|partial", None),
        ("true / false", None),
        ("maybe", None),
        ("", None),
        (1, None),
        (None, None),
    ],
)
def test_match_of(given: Any, match: str | None) -> None:
    assert words.match_of(given) == match


@pytest.mark.parametrize(
    ("given", "flag"),
    [
        ("true", True),
        ("No, it is a review", False),
        (False, False),
        ("true|false", None),
        ("unclear", None),
        (0, None),
    ],
)
def test_flag_of(given: Any, flag: bool | None) -> None:
    assert words.flag_of(given) is flag


@pytest.mark.parametrize(
    ("reader", "given", "value"),
    [
        pytest.param(words.importance_of, "high", "HIGH", id="importance"),
        pytest.param(words.importance_of, "HIGH/MEDIUM/LOW", None, id="importance left open"),
        pytest.param(words.alignment_of, "partially agrees", "partially_agrees", id="alignment"),
        pytest.param(words.alignment_of, "agrees/partially agrees/disagrees", None, id="alignment left open"),
        pytest.param(words.severity_of, "Warning", "WARNING", id="severity"),
        pytest.param(words.severity_of, "CRITICAL|WARNING|NOTE", None, id="severity left open"),
        pytest.param(words.severity_of, "FATAL", None, id="severity of another scale"),
    ],
)
def test_other_values(reader: Any, given: str, value: str | None) -> None:
    assert reader(given) == value


@pytest.mark.parametrize(
    ("given", "indices"),
    [
        ("3", [3]),
        (3, [3]),
        ([3, 4], [3, 4]),
        ("[3], [4] and 7-9", [3, 4, 7, 8, 9]),
        ("3\u20135 and 9", [3, 4, 5, 9]),
        ("{index}", None),
        ("9-3", None),
        ("1-5000", None),
        ("0", None),
        (True, None),
        ([None], None),
        ({}, None),
        (None, None),
    ],
)
def test_indices_of(given: Any, indices: list[int] | None) -> None:
    assert words.indices_of(given) == indices


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (" two\n lines ", "two lines"),
        ("{what the paper says}", None),
        ("<explanation>", None),
        ("[one of: a, b]", None),
        ("It has {braces} in it", "It has {braces} in it"),
        ("", None),
        ("N/A", None),
        ([], None),
        ("x" * 5000, "x" * 4000),
    ],
)
def test_said(given: Any, text: str | None) -> None:
    assert words.said(given) == text
