"""Sections: where each ends, and which list references."""

from __future__ import annotations

import pytest

from citevouch.text.document import document
from citevouch.text.sections import names_bibliography, sections


@pytest.mark.parametrize(
    "heading",
    [
        "References",
        "REFERENCES:",
        "4. Sources",
        "**Bibliography**",
        "Works Cited",
        "Literature cited",
        "Key References",
        "References and Further Reading",
        "References (selected)",
        "Sources — and what is inferred",
        "Primary literature",
        "Key Publications",
        "Literaturverzeichnis",
        "Références",
        "参考文献",
        "📚 References",
    ],
)
def test_names_bibliography__yes(heading: str) -> None:
    assert names_bibliography(heading)


@pytest.mark.parametrize(
    "heading",
    [
        "Citation Requirements",
        "Reference Validation",
        "Reference data",
        "Literature review",
        "What is inference, not a source",
        "Papers",
        "Resources",
        "Energy sources in muscle",
        "Source of infection",
        "",
    ],
)
def test_names_bibliography__no(heading: str) -> None:
    assert not names_bibliography(heading)


def test_sections__where_they_end() -> None:
    text = "# A\n\na\n\n## B\n\nb\n\n## C\n\nc\n\n# D\n"
    found = sections(document(text))
    bodies = {section.heading: text[section.end : section.body_end].split() for section in found}
    assert bodies == {"A": ["a", "##", "B", "b", "##", "C", "c"], "B": ["b"], "C": ["c"], "D": []}
    assert all(text[section.start : section.end] == section.raw for section in found)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        pytest.param("**References**", True, id="bold"),
        pytest.param("References:", True, id="colon"),
        pytest.param("**References:**", True, id="bold-colon"),
        pytest.param("References", True, id="a-bare-word"),
        pytest.param("References were checked", False, id="a-sentence"),
        pytest.param("**Note**", False, id="another-bold-line"),
    ],
)
def test_sections__lone_line(line: str, expected: bool) -> None:
    found = sections(document(f"# A\n\n{line}\n\n- Roe J. A title. J Made Up. 2020;1:1.\n"))
    assert any(section.is_bibliography for section in found) is expected
