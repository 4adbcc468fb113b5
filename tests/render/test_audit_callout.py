"""The audit as Markdown: what stands in it, and that nothing breaks out of it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from tests.audit.building import answer

from citevouch.audit.examination import AuditOptions
from citevouch.audit.report import audit_answer
from citevouch.render.audit import render_audit, render_note
from citevouch.resolve import open_run
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.resolve import Run
    from citevouch_contract.models import AuditReport

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    folder = tmp_path_factory.mktemp("callout") / "records"
    shutil.copytree(EXAMPLES / "records", folder)
    with open_run(Settings(cache_dir=folder), offline=True) as opened:
        yield opened


@pytest.fixture(scope="module")
def example(run: Run) -> AuditReport:
    text = (EXAMPLES / "answer.md").read_text(encoding="utf-8")
    options = AuditOptions(question="Does velotran prevent strokes?", practice_context="outpatients")
    return audit_answer(text, name="answer.md", run=run, options=options)


def tables(text: str) -> list[list[int]]:
    """The number of cells in each row of each table of the callout, as Markdown reads it."""
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    found: list[list[int]] = []
    for token in tokens:
        if token.type == "table_open":
            found.append([])
        elif token.type == "tr_open":
            found[-1].append(0)
        elif token.type in {"td_open", "th_open"}:
            found[-1][-1] += 1
    return found


def markup(text: str) -> set[str]:
    """HTML in the callout, and targets of links that are no addresses."""
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    inside = [*tokens, *(child for token in tokens for child in token.children or ())]
    found = {token.content for token in inside if token.type in {"html_block", "html_inline"}}
    links = {str(token.attrs.get("href", "")) for token in inside if token.type == "link_open"}
    return found | {link for link in links if not link.startswith("https://")}


def test_render_audit__what_a_reader_asks_first(example: AuditReport) -> None:
    text = render_audit(example)
    lines = text.splitlines()
    assert lines[0] == (
        "> [!warning] Citation audit: 4 of 7 cited papers found as cited; 1 has another title; "
        "2 of 8 numbers not in the papers cited for them"
    )
    assert lines[1] == "> Query: Does velotran prevent strokes?"
    assert lines[2] == "> Context: outpatients"
    for said in (
        "No registry was asked (offline)",
        "**Review**: nobody judged the papers",
        "**another title** (by a file in your cache folder, not confirmed)",
        "Ostabrine in Halden disease: the HALO-2 randomised trial",
        "| 13% | A review confirms that strokes fell by 13%. | not in its abstract; \\[3\\]\\[4\\]\\[8\\] has it: 13.0% ↗️ |",
        "About 2% of patients report headaches.",
        "Markers that no citation stands for: \\[12\\]",
        "made\\_up\\_registry\\_texts\\_v1 (UNKNOWN, counts as MEDIUM)",
        "- [ ] there is a line on applicability: Completeness was not assessed.",
        "Limits: ",
    ):
        assert said in text, said


def test_render_audit__is_one_callout_with_whole_tables(example: AuditReport) -> None:
    text = render_audit(example)
    assert all(line.startswith(">") for line in text.splitlines())
    assert tables(text) == [[5] * 8, [4] * 3]


def test_render_note__is_collapsed_between_marks(example: AuditReport) -> None:
    lines = render_note(example).splitlines()
    assert lines[0] == "<!-- citevouch:audit-begin -->"
    assert lines[-1] == "<!-- citevouch:audit-end -->"
    assert lines[2].startswith("> [!tip]- Citation audit (20")
    assert "0/7 pass" in lines[2]


@pytest.mark.parametrize(
    ("given_answer", "said"),
    [
        pytest.param("", "There is no answer.", id="nothing"),
        pytest.param("It fell [1].", "`citevouch check` checks that", id="no citation data"),
        pytest.param('A.\n\n## Citation Data\n[{"index": 1, "title": "T"}, {', "could not be read as a whole", id="broken data"),
    ],
)  # fmt: skip
def test_render_audit__what_could_not_be_read(run: Run, given_answer: str, said: str) -> None:
    assert said in render_audit(audit_answer(given_answer, name="-", run=run))


def test_render_audit__papers_over_the_cap_are_listed(run: Run) -> None:
    data = [{"index": at, "title": f"Paper {at} of the made-up ones"} for at in (1, 2, 3)]
    text = render_audit(
        audit_answer(answer("A[1].", *data), name="-", run=run, options=AuditOptions(max_papers=1))
    )
    assert "Not checked, being over the cap of 1 papers:" in text
    assert "> - \\[3\\] Paper 3 of the made-up ones" in text


def test_render_audit__a_retracted_paper_is_marked(run: Run) -> None:
    retracted = {
        "index": 1,
        "pmid": 90000005,
        "title": "A cell model of CLDR7 deficiency responds to riboflavin",
    }
    made = audit_answer(answer("A[1].", retracted), name="-", run=run)
    assert "**retracted**" in render_audit(made)
    assert "[1] was retracted" in (made.disposition.reasons or [])


hostile = st.lists(
    st.sampled_from(["|", "\n", "\n\n", "> ", "</td>", "<script>", "]]", "```", "\\", "## ", "[x](javascript:a)", "<!--", "-->",
                     "\x1b[2J", "\u202e", "a", "https://example.org", "@x", "$$", "$$$]]]"]),
    min_size=1,
    max_size=8,
).map("".join)  # fmt: skip


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(hostile, hostile)
def test_render_audit__nothing_breaks_out(run: Run, words: str, other: str) -> None:
    data: list[dict[str, Any]] = [
        {
            "index": 1,
            "title": words,
            "origin": other,
            "doi": other,
            "date": words,
            "journal": other,
            "authors": words,
        },
        {"index": 2, "title": other, "pmid": words, "origin_risk": words, "url": other},
    ]
    body = f"It fell by 13% {words.replace('## ', '')}[1]. About 2% of {other.replace('## ', '')} bleed."
    options = AuditOptions(question=words, practice_context=other)
    made = audit_answer(answer(body, *data), name=words, run=run, options=options)
    text = render_audit(made)
    assert all(line.startswith(">") for line in text.split("\n")[:-1])
    assert not {"\x1b", "\u202e", "\r"} & set(text)
    assert markup(text) <= {"<!-- -->"}
    for found in tables(text):
        assert len(set(found)) == 1
    assert all(
        str(item.self_check_outcome) == "PASS"
        for item in made.self_check or ()
        if item.self_check_kind == "CALLOUT_SYNTAX"
    )
