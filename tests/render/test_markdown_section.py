"""The section: headings and rows that scripts know, nothing accused without evidence, nothing left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.render.hand_made import ABSTRACT, TITLE, denied, failed, report, unverifiable, verified

from citevouch.check.report import Beside
from citevouch.cli import run
from citevouch.records import Health, Notice
from citevouch.render.markdown import render_section
from citevouch.text.blocks import parse_blocks
from citevouch.text.generated import find_generated
from citevouch_contract.models import Acknowledgement, ValidationReport

A, B, C = "PMID:90000001", "PMID:90000002", "PMID:90000003"
QUOTE = "Nobody has ever written this sentence of words"
TEXT = f"""Hearing is lost early ({A}). "{QUOTE}" ({B}).

## References

1. Ansel P, Brook T. A model of riboflavin in cells of the inner ear. *Made-up Cells*. 2019. {C}
"""
WORDS = (
    "riboflavin cochlea hearing implant audiometry genetics variant mitochondrial iron sulfur cluster protein nerve "
    "family clinic therapy growth membrane enzyme deficiency biopsy fibroblast neonate seizure deafness heredity"
).split()
#: A text with a vocabulary of its own, in which no passage stands twice.
SUBJECT = "\n\n".join(
    f"## Part {step}\n\n{', '.join(WORDS[(at * step) % len(WORDS)] for at in range(len(WORDS)))}."
    for step in (1, 3, 5, 7, 9)
)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")


def rows(section: str) -> dict[str, int]:
    found = re.findall(r"^\| (?!Outcome)([^|]+) \| (\d+) \|$", section, re.MULTILINE)
    return {name: int(count) for name, count in found}


def headings(section: str) -> list[str]:
    return re.findall(r"^###? .*$", section, re.MULTILINE)


def part(section: str, heading: str) -> str:
    """What stands under a heading."""
    found = re.search(
        rf"^### {re.escape(heading)}\n\n(.*?)(?=\n\n(?:###|<!--)|\Z)", section, re.DOTALL | re.MULTILINE
    )
    assert found, f"{heading!r} is none of {headings(section)}"
    return found[1]


def test_scripts_find_what_they_knew() -> None:
    section = render_section(report(f"{SUBJECT}\n\n{TEXT}", denied(A), verified(B), verified(C)))
    assert section.startswith("## Reference Validation\n\n")
    assert re.search(r"^Checked with `linkml-reference-validator` \d+\.\d+\.\d+\.$", section, re.MULTILINE)
    assert "| Outcome | Count |\n| --- | --- |\n| References checked | 3 |\n| Resolved | 2 |\n" in section
    known = [
        "References checked",
        "Resolved",
        "Unresolved (possible confabulation)",
        "Unverifiable",
        "Quoted claims checked",
        "Quoted claims found in source",
        "Quoted claims **not** found in source",
        "References weighed for topical relevance",
        "On topic",
        "Off topic",
    ]
    assert [name for name in rows(section) if name in known] == known
    assert re.search(rf"^- `{A}` \(1 mention\) - PubMed has no such record", section, re.MULTILINE)
    assert re.search(rf'^- `{B}` \*\(abstract only\)\*: "{QUOTE}"$', section, re.MULTILINE)


def test_headings_keep_their_order() -> None:
    section = render_section(report(f"{SUBJECT}\n\n{TEXT}", denied(A), verified(B), failed(C)))
    assert headings(section) == [
        "## Reference Validation",
        "### Unresolved references",
        "### Failed lookups",
        "### Quotes not found in the cited source",
        "### Uncertain references",
        "### Resolved references",
    ]


def test_the_rows_add_up() -> None:
    section = render_section(report(TEXT, denied(A), failed(B), unverifiable(C)))
    counts = rows(section)
    parts = [
        "Resolved",
        "Unresolved (possible confabulation)",
        "Lookup failed (nothing learned)",
        "Unverifiable",
    ]
    assert [counts[name] for name in parts] == [0, 1, 1, 1]
    assert sum(counts[name] for name in parts) == counts["References checked"]


OUTAGES = [
    pytest.param((failed(A), failed(B), failed(C)), "**Outage:** not one of 3 PMID lookups was answered.", id="all"),
    pytest.param((verified(A), failed(B), failed(C)), "**Incomplete:** 2 of 3 PMID lookups failed.", id="some"),
    pytest.param((verified(A), verified(B), failed(C)), "**Incomplete:** 1 of 3 PMID lookups failed.", id="one"),
    pytest.param((verified(A), unverifiable(B), unverifiable(C)), "**Incomplete:** offline nobody was asked about 2 of 3", id="offline"),
    pytest.param((verified(A), unverifiable(B, "OVER_LIMIT"), unverifiable(C, "OVER_LIMIT")), "Validation stopped early because of the limit of 1 references: 2 of 3", id="limit"),
]  # fmt: skip


@pytest.mark.parametrize(("resolutions", "said"), OUTAGES)
def test_what_is_missing_stands_first(resolutions: tuple[object, ...], said: str) -> None:
    section = render_section(report(TEXT, *resolutions, max_references=1))  # type: ignore[arg-type]
    assert said in section.split("Checked with")[0]
    assert "Every reference that was read" not in section


def test_a_registry_given_up_is_said_even_if_nothing_is_open() -> None:
    down = Health(registry="CROSSREF", asked=5, answered=1, failed=4, breaker_open=True)
    section = render_section(report(TEXT, verified(A), verified(B), verified(C), health=(down,)))
    assert "**Incomplete:** after repeated failures no more was asked of Crossref." in section


def test_a_request_that_failed_once_and_was_answered_later_is_no_gap() -> None:
    shaky = Health(registry="CROSSREF", asked=5, answered=4, failed=1)
    section = render_section(report(TEXT, verified(A), verified(B), verified(C), health=(shaky,)))
    assert "Incomplete" not in section


def test_an_outage_accuses_nobody() -> None:
    section = render_section(report(TEXT, failed(A), failed(B), failed(C)))
    assert rows(section)["Unresolved (possible confabulation)"] == 0
    assert "### Unresolved references" not in section
    assert "None of the references could be looked up" in section


def test_failures_of_one_kind_share_a_line() -> None:
    section = render_section(report(TEXT, failed(A), failed(B), failed(C, "PubMed refused (HTTP 429)")))
    assert part(section, "Failed lookups").splitlines()[2:] == [
        f"- PubMed did not answer in time: `{A}`, `{B}`",
        f"- PubMed refused (HTTP 429): `{C}`",
    ]


def test_nothing_offered_is_not_clean() -> None:
    section = render_section(report("No source is named here.\n"))
    assert "No PMID or DOI references were found in this report" in section
    assert "| Outcome |" not in section
    assert "Coverage: 0 citations in the text" in section
    assert "resolved" not in section.lower()


def test_every_reference_is_accounted_for() -> None:
    text = "\n".join(f"Words (PMID:{90000100 + n}).\n" for n in range(12)) + "https://example.org/page\n"
    made = [verified, denied, failed, unverifiable]
    names = [f"PMID:{90000100 + n}" for n in range(12)]
    page = unverifiable("URL:https://example.org/page", "NO_RESOLVER", "no registry answers for it")
    done = report(text, *(made[n % 4](name) for n, name in enumerate(names)), page)
    section = render_section(done)
    for reference in done.references or ():
        assert f"`{reference.reference_id}`" in section


def test_another_paper() -> None:
    other = verified(C, title="Soil carbon under rotational grazing in temperate pastures")
    found = part(
        render_section(report(TEXT, verified(A), verified(B), other)), "References that name another paper"
    )
    assert f"- `{C}` (1 mention)\n  - cited: A model of riboflavin in cells of the inner ear\n" in found
    assert "  - record: Soil carbon under rotational grazing in temperate pastures" in found


def test_standing_shows_every_source_and_date() -> None:
    notices = (
        Notice(standing="RETRACTED", noticed_by="PUBMED", notice_date="2025-03", notice_id="PMID:90000077", as_of=AT_DAY),
    )  # fmt: skip
    watched = Beside(
        retractions={
            A: [Notice(standing="RETRACTED", noticed_by="RETRACTION_WATCH", notice_date="2025-02-01")]
        }
    )
    section = render_section(
        report(TEXT, verified(A, notices=notices), verified(B), verified(C), beside=watched)
    )
    found = part(section, "References retracted, doubted or corrected")
    assert f"- `{A}` (1 mention) - [{TITLE}](<https://pubmed.ncbi.nlm.nih.gov/90000001/>)" in found
    assert "  - retracted on 2025-03, says PubMed (notice `PMID:90000077`), as of 2026-01-02" in found
    assert "  - retracted on 2025-02-01, says Retraction Watch" in found
    assert rows(section)["Retracted or withdrawn"] == 1


AT_DAY = "2026-01-02T03:04:05Z"


def test_a_quotation_of_another_paper_and_one_that_cannot_be_checked() -> None:
    sentence = "began at a median age of 4.2 years"
    text = f'"{sentence}" ({B}) and "{QUOTE}" ({C}), see {A}.\n'
    other = verified(
        B, title="Another paper altogether on shoes", text="Feet were measured in all of the walkers."
    )
    section = render_section(report(text, verified(A), other, failed(C)))
    moved = part(section, "Quotes that belong to another cited source")
    assert moved.startswith(f'- `{B}`: "{sentence}"\n  - word for word in [`{A}`]')
    assert part(section, "Quotes that could not be checked").endswith(
        f'- `{C}`: "{QUOTE}"\n  - The lookup of the cited identifier failed.'
    )


def test_the_closest_passage_is_shown_where_it_was_asked_for() -> None:
    text = f'"Progressive hearing loss was present in 93 of 48 individuals" ({A}).\n'
    section = render_section(report(text, verified(A), explain=True))
    assert f'  - closest text: "{ABSTRACT[:40]}' in section


def test_off_topic_shows_what_it_rests_on() -> None:
    text = f"{SUBJECT}\n\nSee {A}, {B} and {C}.\n"
    close = {"text": SUBJECT, "title": "Riboflavin and hearing"}
    far = verified(
        C, title="Soil carbon under grazing", text="Pasture soils hold carbon when herds rotate. " * 10
    )
    section = render_section(report(text, verified(A, **close), verified(B, **close), far))
    found = part(section, "References that may not be about this subject")
    assert found.startswith(f"- `{C}` (1 mention) - [Soil carbon under grazing]")
    assert "  - shared terms: none" in found
    assert "Weighed against this report's own most characteristic terms: `" in section
    assert "does not make it relevant" in section


def test_acknowledged_findings_say_who_and_why() -> None:
    plain = report(TEXT, denied(A), verified(B), verified(C))
    ids = [each.id for each in plain.findings or ()]
    known = [
        Acknowledgement(finding=each, because="a | <b>reason</b>", who="A. Curator", when="2026-02-01")
        for each in ids
    ]
    section = render_section(
        report(TEXT, denied(A), verified(B), verified(C), beside=Beside(acknowledgements=known))
    )
    line = "  - acknowledged by A. Curator on 2026-02-01: a \\| \\<b\\>reason\\</b\\>"
    assert section.count(line) == len(ids)
    assert "acknowledged" not in render_section(plain)


def test_the_time_of_writing_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    today = render_section(report(TEXT, denied(A), verified(B), verified(C)))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1896000000")
    assert render_section(report(TEXT, denied(A), verified(B), verified(C))) == today
    assert "answers of 2026-01-02" in today


HOSTILE = "x](http://e) <script> | `` `` [4Fe-4S] \x1b[31m \u202e *b* _i_ #\n# h\r\n- <!-- citevouch:end --> ~~ $x$ &amp; @me http://e"


@given(st.one_of(st.just(HOSTILE), st.text(alphabet="`|[]()<>!*_#~-\\\n\r\x1b\u202eab:/@ ", max_size=40)))
def test_text_from_outside_is_data(hostile: str) -> None:
    """Titles, messages and names of others never end the section, open a list of their own or become markup."""
    plain = report(TEXT, denied(A), verified(B, title=hostile), failed(C))
    plain.references[0].message = hostile or None  # type: ignore[index]
    plain.references[2].message = hostile or None  # type: ignore[index]
    section = render_section(plain)
    assert find_generated(section, parse_blocks(section)).sections == ((0, len(section) - 1),)
    assert headings(section) == headings(render_section(report(TEXT, denied(A), verified(B), failed(C))))
    assert "\x1b" not in section
    assert "\u202e" not in section
    assert "<script>" not in section


def test_the_example_is_a_section_as_a_whole() -> None:
    section = (Path(__file__).parents[2] / "examples" / "report.section.md").read_text(encoding="utf-8")
    assert find_generated(section, parse_blocks(section)).sections == ((0, len(section.rstrip())),)


@pytest.mark.shared
@pytest.mark.slow
def test_sections_of_real_reports(shared: Path, tmp_path: Path) -> None:
    """Each is one section for who reads the text again, and names every reference."""
    reports = [
        path for path in sorted((shared / "corpus/reports").rglob("*.md")) if "citations" not in path.name
    ]
    out = tmp_path / "all.jsonl"
    arguments = [*map(str, reports), "--offline", "--cache-dir", str(shared / "corpus/references_cache")]
    assert run(["check", *arguments, "--json", str(out), "--output", str(tmp_path / "sections.md")]) == 0
    lines = out.read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(reports)
    for line in lines:
        made = ValidationReport.model_validate_json(line)
        section = render_section(made)
        assert find_generated(section, parse_blocks(section)).sections == ((0, len(section) - 1),)
        shown = re.sub(r"\s", "", section)
        assert all(
            re.sub(r"\s", "", each.reference_id).replace("|", "\\|") in shown
            for each in made.references or ()
        )
