"""The pages are executed, and name everything that there is to name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from citevouch.acknowledgements import NAME, read_acknowledgements
from citevouch.cli.check import command
from citevouch.contract.schema import class_names
from citevouch.render.rules import RULES
from citevouch_contract import models

if TYPE_CHECKING:
    from tests.stub.server import Stub

DOCS = Path(__file__).parents[1] / "docs"
PAGES = {page.stem: page.read_text(encoding="utf-8") for page in DOCS.glob("*.md")}
MINE = ("migrating", "after-research", "verdicts", "index")
REPORT = '# Statins\n\nReal (PMID:90000001), not real (PMID:90009001). "Nobody wrote these words at all" (PMID:90000002).\n'

#: What deep-research-client 0.2.13 has (options of both commands, front matter keys, JSON slots, properties).
OPTIONS = """--check-quotes --no-check-quotes --check-relevance --no-check-relevance --cache-dir --email --full-text
    --max-references --skip-prefix --rate-limit-delay --in-place --output --json --fail-on-unresolved""".split()
RESEARCH = """--validate-references --validation-cache-dir --validation-email --validation-full-text
    --validation-max-references --validation-skip-prefix --validation-rate-limit-delay --validation-relevance
    --validation-no-relevance --fail-on-unresolved""".split()
KEYS = """total_references verified not_found unverifiable confabulation_rate quotes_checked quotes_valid
    quotes_unsupported unsupported_quote_references quotes_not_checkable relevance_assessed on_topic off_topic
    off_topic_references unresolved_references needs_review validator_version truncated""".split()
SLOTS = """reference_id status occurrences message title year journal doi content_type relevance relevance_score
    matched_keywords quote was_checkable is_valid similarity_score matched_text best_match suggested_fix
    source_content_type report_keywords validator_version truncated""".split()
ARGUMENTS = """cache_dir email fetch_full_text rate_limit_delay skip_prefixes max_references check_relevance
    keyword_count""".split()


def blocks(kind: str) -> dict[str, str]:
    """The code blocks of the pages behind the comments ``<!-- kind: name -->``, by page and name."""
    found = {}
    for page, text in PAGES.items():
        for name, code in re.findall(rf"<!-- {kind}: ([\w-]+) -->\n```\w+\n(.*?)```", text, re.DOTALL):
            found[f"{page}/{name}"] = code
    return found


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_of_the_old_command_has_a_place(option: str) -> None:
    assert re.search(rf"`[^`]*{option}\b", PAGES["migrating"])


@pytest.mark.parametrize("option", RESEARCH)
def test_every_option_of_research_has_a_place(option: str) -> None:
    assert f"`{option}" in PAGES["after-research"]


@pytest.mark.parametrize("key", KEYS)
def test_every_key_of_the_front_matter_has_a_place(key: str) -> None:
    assert f"`{key}`" in PAGES["migrating"]


@pytest.mark.parametrize("slot", SLOTS)
def test_every_slot_of_the_json_has_a_place(slot: str) -> None:
    assert re.search(rf"^\| .*`\.?{slot}`.* \| .+ \|$", PAGES["migrating"], re.MULTILINE)


@pytest.mark.parametrize("argument", ARGUMENTS)
def test_every_argument_of_the_validator_has_a_place(argument: str) -> None:
    assert argument in PAGES["migrating"]


def test_every_option_of_ours_is_named() -> None:
    said = PAGES["migrating"]
    ours = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    assert {option for option in ours if option.startswith("--") and option not in said} == set()


VERDICTS = (
    models.ReferenceStatus, models.IdentityVerdict, models.Standing, models.QuoteOutcome, models.MatchKind,
    models.RelevanceVerdict,
)  # fmt: skip


@pytest.mark.parametrize("enum", VERDICTS, ids=lambda enum: enum.__name__)
def test_every_verdict_has_a_row(enum: Any) -> None:
    rows = "\n".join(line for line in PAGES["verdicts"].splitlines() if line.startswith("| "))
    for value in enum:
        assert re.search(rf"\b{value.value}\b", rows), value.value


def test_findings_are_told_as_everywhere_else() -> None:
    for kind, rule in RULES.items():
        assert f"| {kind.value} | {rule.means} | {rule.doubt} |" in PAGES["verdicts"]


@pytest.fixture
def place(registries: Stub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with reports, and a stand-in for deep-research-client."""
    (tmp_path / "reports").mkdir()
    for name in ("report.md", "reports/a.md"):
        (tmp_path / name).write_text(REPORT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = SimpleNamespace(markdown=REPORT, citations=["https://pubmed.ncbi.nlm.nih.gov/90000003/"])
    client: Any = ModuleType("deep_research_client")
    client.DeepResearchClient = lambda: SimpleNamespace(research=lambda _question: result)
    monkeypatch.setitem(sys.modules, "deep_research_client", client)
    return tmp_path


@pytest.mark.parametrize("page", ["migrating", "after-research"])
def test_python_blocks_run(page: str, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for name, code in blocks("python").items():
        if name.startswith(f"{page}/"):
            exec(compile(code, name, "exec"), names)  # noqa: S102 - the pages are what is tested
    said = capsys.readouterr().out
    assert "PMID:90009001" in said
    if page == "after-research":
        assert names["text"].startswith("---\nreference_validation:\n")
        assert [each.reference_id for each in names["report"].references][-1] == "PMID:90000003"


STAND_IN = """#!/bin/sh
# Writes the report to where --output says, and a list of sources beside it.
while [ $# -gt 0 ]; do
  case $1 in
    --output) cp report.md "$2"; shift ;;
    --separate-citations) echo "1. https://pubmed.ncbi.nlm.nih.gov/90000003/" > "$2"; shift ;;
  esac
  shift
done
"""
WRITTEN = {
    "after-research/after-research": ["statins.md", "statins.json"],
    "after-research/after-research-many": ["all.jsonl", "references_cache/citevouch.sqlite"],
    "after-research/after-research-citations": ["statins.citations.md"],
    "after-research/after-research-ci": ["all.jsonl", "citations.sarif", "citations.xml", "sections.md"],
}


def test_every_shell_block_is_run() -> None:
    assert {name for name in blocks("shell") if name.split("/")[0] in MINE} == set(WRITTEN)


@pytest.mark.slow
@pytest.mark.parametrize("name", WRITTEN)
def test_shell_blocks_run(name: str, place: Path) -> None:
    tools = place / "bin"
    tools.mkdir()
    stand_in = tools / "deep-research-client"
    stand_in.write_text(STAND_IN, encoding="utf-8")
    stand_in.chmod(0o755)
    path = os.pathsep.join([str(tools), str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euc", blocks("shell")[name]],
        cwd=place,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == (2 if name.endswith("-ci") else 0), done.stderr
    for file in WRITTEN[name]:
        assert (place / file).is_file()
    assert "PMID:90009001" in done.stderr


def test_acknowledgements_as_shown_are_read(tmp_path: Path) -> None:
    code = blocks("yaml")["after-research/acknowledgements"]
    (tmp_path / NAME).write_text(code, encoding="utf-8")
    assert [each.model_dump() for each in read_acknowledgements(str(tmp_path / NAME))] == [
        yaml.load(code, Loader=yaml.BaseLoader)[0]  # noqa: S506 - strings only
    ]


@pytest.mark.parametrize("page", MINE)
def test_links_lead_somewhere(page: str) -> None:
    for target, _whole, anchor in re.findall(r"\]\(([\w./-]*)((?:#([\w-]+))?)\)", PAGES[page]):
        path = (DOCS / target) if target else DOCS / f"{page}.md"
        if target.startswith("reference/"):  # `just docs` builds these, one page for each class
            assert path.stem == "index" or path.stem in class_names(), target
            continue
        assert path.is_file(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {
                re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings
            }
