"""A judged audit as Markdown and as a page: what stands in it, and that no judge's words break out of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lxml import html
from markdown_it import MarkdownIt
from tests.audit.examined import ANSWER, EXAMPLES, examined, offline_run, said

from citevouch.audit.ingest import ingest
from citevouch.audit.judging.judge import judge, read_replies
from citevouch.audit.judging.results import Result
from citevouch.audit.orders.folder import stem, write_plan
from citevouch.audit.orders.plan import Plan, make_plan
from citevouch.audit.report import report
from citevouch.contract import schema
from citevouch.contract.output import dumps
from citevouch.render.audit import render_audit, render_note
from citevouch.render.html.audit import render_audit_html
from citevouch_contract.models import Judge, JudgeKind, Search, Spending, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.resolve import Run
    from citevouch_contract.models import AuditReport

PERSON = Judge(judge_kind=JudgeKind.PERSON, judge_name="r.example")
SEARCH = Search(database="PUBMED", query="velotran", searched_from="2020", searched_to="2026-11-30", hits=3)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    with offline_run(tmp_path_factory.mktemp("judged") / "records") as opened:
        yield opened


@pytest.fixture(scope="module")
def plan(run: Run) -> Plan:
    made = make_plan(examined(run), run=run)
    next(order for order in made.orders if order.layer == WorkOrderLayer.LAYER2).searches = [SEARCH]
    return made


@pytest.fixture(scope="module")
def example(run: Run, tmp_path_factory: pytest.TempPathFactory) -> AuditReport:
    """The report on the example with the replies that ship with it."""
    folder = tmp_path_factory.mktemp("orders") / "orders"
    made = make_plan(examined(run), run=run)
    write_plan(made, ANSWER, report(made.examination), folder)
    ingested = ingest(folder, EXAMPLES / "answer.results", run=run, asked=PERSON)
    assert ingested.strays == ()
    return ingested.report


def judged(plan: Plan, run: Run, **changes: Any) -> AuditReport:
    """The report on whole replies with *changes*: by layer1, layer2, layer3."""
    results = {
        order.order_id: [Result(order_id=order.order_id, raw=said(order, **changes.get(str(order.layer).lower(), {})),
                                judge=PERSON, source=stem(order))]
        for order in plan.orders
    }  # fmt: skip
    read = read_replies(plan.orders, results, plan.examination)
    return report(*judge(plan.examination, read, run=run, spending=changes.get("spending")))


def tables(text: str) -> list[list[int]]:
    """The number of cells in each row of each table."""
    found: list[list[int]] = []
    for token in MarkdownIt("commonmark").enable("table").parse(text):
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
    found = {token.content for token in inside if token.type in {"html_block", "html_inline"}} - {"<!-- -->"}
    links = {str(token.attrs.get("href", "")) for token in inside if token.type == "link_open"}
    return found | {link for link in links if not link.startswith("https://")}


def test_the_example_says_what_judges_said(example: AuditReport) -> None:
    text = render_audit(example)
    for words in (
        "> [!warning] Citation audit: 3/7 pass; 4 of 7 cited papers found as cited",
        "Pass: 3/7 (2 accurate, 1 overstated)",
        "**Escalate**: \\[6\\] is MISREPRESENTED; \\[5\\] is TRANSITIVE",
        "| match | ✅ ACCURATE |",
        "| partial | ↗️ TRANSITIVE |",
        "| mismatch | ❌ MISREPRESENTED |",
        "| partial | ⚠️ OVERSTATED |",
        "❓ UNVERIFIABLE (not judged)",
        "- ↳ \\[5\\] actually from: Quist 2021 “[Velotran in Halden disease",
        "Judged by r.example (person): 6 of 7 claims.",
        "| NOTE (38% apart) |",
        "**Balance**: The answer gives both figures",
        "> > [!info] Evidence landscape",
        "> > - **Not assessed**: No search for missing papers was made.",
        "> > - **Citation age**: median 2023, 2019–2024 (1/7 over five years old)",
    ):
        assert words in text, words
    assert tables(text) == [[5] * 8, [4] * 3, [8] * 9, [6] * 2]
    assert all(line.startswith(">") for line in text.splitlines())
    assert "— 3/7 pass" in render_note(example).splitlines()[2]


def test_every_item_of_the_self_check_is_told(example: AuditReport) -> None:
    text = render_audit(example)
    assert len(example.self_check or ()) == 11
    assert len(re.findall(r"^> - \[[x -]\] ", text, re.MULTILINE)) == 11


def test_a_whole_assessment(plan: Plan, run: Run) -> None:
    missing = {
        "title": "Biallelic variants in CLDR7 cause Calder syndrome",
        "pmid": "90000002",
        "importance": "HIGH",
        "adds": "It differs.",
    }
    synthesis = {
        "title": "A review that nobody can look up",
        "alignment": "partially_agrees",
        "key_findings": "HR 0.9",
    }
    found = {"topic": "stroke", "claimed": "13%", "severity": "WARNING",
             "source_a": {"indices": [3], "source_says": "fell"}, "source_b": {"indices": [6], "source_says": "fell less"}}  # fmt: skip
    spending = Spending(
        calls=8,
        replayed=1,
        prompt_tokens=900,
        completion_tokens=90,
        duration_s=1.0,
        note="--max-calls 8 is reached",
    )
    made = judged(
        plan, run, layer2={"missing_papers": [missing], "anchor_syntheses": [synthesis], "nuances": ["Small."]},
        layer3={"contradictions": [found]}, spending=spending,
    )  # fmt: skip
    text = render_audit(made)
    for words in (
        "Coverage: 88%",
        "- **Coverage**: 7/8 key papers (88%): papers kept, over these and the missing ones of high importance",
        "- **Missing study** (HIGH): “[Biallelic variants in CLDR7",
        "- **Held against**: “A review that nobody can look up” (no identifier to look up); HR 0.9; the answer partially agrees",
        "- **Searched**: PubMed, 2020 to 2026-11-30, 3 papers: velotran",
        "- **Missing nuances**: Small.",
        "| WARNING (38% apart) |",
        "8 calls, 1 replayed; 900 tokens sent, 90 received; --max-calls 8 is reached",
    ):
        assert words in text, words
    page = render_audit_html(made)
    for words in (
        "7 of 8 key papers (88 %)",
        "8 calls, 1 replayed",
        "38 % apart",
        "the answer partially agrees",
    ):
        assert words in page, words


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        pytest.param({"layer1": {"verdict": "FABRICATED"}}, "❓ UNVERIFIABLE (the judge's answer could not be read)", id="unreadable"),
        pytest.param({"layer1": {"claim_judgements": []}}, "the judge's answer is inconsistent: a claim has no answer", id="a flag"),
        pytest.param({"layer1": {"verdict": "TRANSITIVE"}}, "whose finding it is could not be traced", id="untraced"),
        pytest.param({"layer3": {"contradictions": []}}, "None was found.", id="no contradiction"),
        pytest.param({"layer3": {"balance": None, "contradictions": None}}, "**Not looked for.** The judge's answer could not be used.", id="no scan"),
    ],
)  # fmt: skip
def test_what_is_odd_is_told(plan: Plan, run: Run, changes: dict[str, Any], words: str) -> None:
    assert words in render_audit(judged(plan, run, **changes))


def test_the_page_loads_and_runs_nothing(example: AuditReport) -> None:
    page = render_audit_html(example)
    tree = html.document_fromstring(page)
    assert not tree.xpath("//script | //link | //img | //iframe | //object | //form | //base | //@src")
    assert not tree.xpath("//@*[starts-with(name(), 'on')] | //@style")
    ids = [str(each) for each in tree.xpath("//@id")]
    assert len(ids) == len(set(ids))
    assert {str(href)[1:] for href in tree.xpath("//a/@href") if str(href).startswith("#")} <= set(ids)
    assert len(tree.xpath("//li[@class='card']")) == 7
    assert "Content-Security-Policy" in page
    assert render_audit_html(example) == page


@pytest.mark.parametrize(
    ("text", "options", "words"),
    [
        pytest.param("", {}, "There is no answer.", id="nothing"),
        pytest.param("It fell [1].", {}, "has no citation data", id="no citation data"),
        pytest.param(ANSWER, {"max_papers": 1}, "over the cap", id="papers over the cap"),
        pytest.param(ANSWER, {"question": None}, "answer.md", id="no question"),
        pytest.param(ANSWER, {}, "Nobody held the cited papers against each other.", id="nobody judged"),
    ],
)
def test_the_page_on_what_nobody_judged(run: Run, text: str, options: dict[str, Any], words: str) -> None:
    assert words in render_audit_html(report(examined(run, text=text, **options)))


hostile = st.lists(
    st.sampled_from(["|", "\n", "\n\n", "> ", "</td>", "<script>alert(1)</script>", "```", "\\", "## ", "[x](javascript:a)",
                     "<!--", "-->", "\x1b[2J", "\u202e", "a", "https://example.org", "@x", "{{ x }}", "{% raw %}", "\ud800"]),
    min_size=1, max_size=8,
).map("".join) | st.text(min_size=1)  # fmt: skip


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(words=hostile)
def test_nothing_breaks_out(run: Run, plan: Plan, words: str) -> None:
    side = {"indices": [3], "source_says": words, "study_type": None}
    paper = {
        "title": words,
        "authors_string": words,
        "importance": "HIGH",
        "alignment": "agrees",
        "adds": words,
        "key_findings": words,
    }
    made = judged(
        plan,
        run,
        layer1={
            "verdict": "TRANSITIVE", "primary_trace": {"title": words, "original_finding": words}, "explanation": words,
            "key_findings": words, "claim_judgements": [{"claim_number": 1, "source_says": words, "match": "match"}],
        },
        layer2={"anchor_syntheses": [paper], "missing_papers": [paper], "overall": words, "applicability": words, "nuances": [words],
                "heterogeneity": words, "newest_negative": words},
        layer3={"contradictions": [{"topic": words, "claimed": words, "source_a": side, "source_b": side, "severity": "NOTE",
                                    "better_supported": words}], "balance": words},
    )  # fmt: skip
    dumps(made)
    text = render_audit(made)
    assert all(line.startswith(">") for line in text.split("\n")[:-1])
    assert markup(text) == set()
    assert all(len(set(rows)) == 1 for rows in tables(text))
    tree = html.document_fromstring(render_audit_html(made))
    assert not tree.xpath("//script | //img | //@*[starts-with(name(), 'on')]")
    assert len(tree.xpath("//li[@class='card']")) == 7


@pytest.mark.slow
def test_stock_linkml_validate_takes_the_report(example: AuditReport, tmp_path: Path) -> None:
    path = tmp_path / "audit.json"
    path.write_text(dumps(example), encoding="utf-8")
    command = Path(sys.executable).with_name("linkml-validate")
    assert command.exists(), "linkml is missing: it belongs to the development group"
    done = subprocess.run(
        [str(command), "-s", str(schema.yaml_path()), "-C", "AuditReport", str(path)],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (0, "No issues found")
    assert json.loads(path.read_text(encoding="utf-8"))["parse_status"] == "OK"


def test_the_replies_that_ship_with_the_example_are_answers_to_its_orders(example: AuditReport) -> None:
    statuses = {str(each.result_status) for each in example.order_results or ()}
    assert statuses == {"OK"}
