"""``citevouch anchor``, through its files and streams."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from citevouch.cli import run
from citevouch.contract.check import problems

EXAMPLES = Path(__file__).parents[2] / "examples"
DOCUMENT, REVISED = str(EXAMPLES / "document.json"), str(EXAMPLES / "document.revised.json")
INGEST, CLAIMS = str(EXAMPLES / "document.ingest.json"), str(EXAMPLES / "document.claims.jsonl")
MARKDOWN, MARKDOWN_CLAIMS = str(EXAMPLES / "document.md"), str(EXAMPLES / "document.md.claims.json")
BUILD = ["anchor", "build", DOCUMENT, CLAIMS, "--ingest", INGEST]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1769860800")
    return tmp_path


@pytest.fixture
def built(folder: Path) -> str:
    assert run([*BUILD, "--json", "build.json"]) == 0
    return "build.json"


def load(path: str) -> Any:
    return json.loads(Path(path).read_text(encoding="utf-8"))


def write(path: str, value: Any) -> str:
    Path(path).write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return path


def by_claim(path: str) -> dict[str, Any]:
    return {one["claim_id"]: one for one in load(path)}


# orders -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [pytest.param([DOCUMENT, "--ingest", INGEST], id="converted"), pytest.param([MARKDOWN], id="Markdown")],
)
def test_orders(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["anchor", "orders", *arguments]) == 0
    order = json.loads(capsys.readouterr().out)
    assert problems(order, "ExtractionOrder") == []


@pytest.mark.parametrize("command", [["orders", DOCUMENT], ["build", DOCUMENT, CLAIMS]])
@pytest.mark.parametrize(
    ("ingest", "said"),
    [
        pytest.param(None, "a converted document without an ingest result", id="none"),
        pytest.param({"doc_id": "ab" * 32, "trustworthy_for_extraction": False, "decision": "accept"}, "not trustworthy", id="no"),
        pytest.param({"doc_id": "ab" * 32, "decision": "accept"}, "not trustworthy", id="nothing said"),
    ],
)  # fmt: skip
def test_extraction_is_refused(
    command: list[str], ingest: Any, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--ingest", write("i.json", ingest)] if ingest else []
    assert run(["anchor", *command, *more, "--json", "out.json"]) == 1
    assert said in capsys.readouterr().err
    assert not Path("out.json").exists()


# build ------------------------------------------------------------------------------------------------------


def test_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*BUILD, "--json", "build.json"]) == 0
    build = load("build.json")
    assert problems(build, "AnchorBuild") == []
    assert [record["claim_id"] for record in build["citation_records"]] == [
        "retention", "marked", "night", "requests", "ice", "unchecked", "errors", "japanese", "market",
    ]  # fmt: skip
    assert {refusal["claim_id"]: refusal["quote_error"] for refusal in build["refusals"]} == {
        "ninety": "not_in_block",
        "readers": "not_unique_in_block",
    }
    assert build["citation_records"][0]["timestamp"] == "2026-01-31T12:00:00Z"
    assert capsys.readouterr().err.splitlines() == [
        "citevouch: ninety: refused (not_in_block): The quote does not occur in this block.",
        (
            "citevouch: readers: refused (not_unique_in_block): The quote occurs 2 times in this block; a longer "
            "one would tell the places apart."
        ),
    ]


def test_build__the_same_again(built: str) -> None:
    first = Path(built).read_bytes()
    assert run([*BUILD, "--json", "again.json"]) == 0
    assert Path("again.json").read_bytes() == first


def test_build__markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["anchor", "build", MARKDOWN, MARKDOWN_CLAIMS, "--model", "someone"]) == 0
    build = json.loads(capsys.readouterr().out)
    assert [record["text_anchor"]["text_anchor_reason"] for record in build["citation_records"]] == [
        "plain_text"
    ] * 3
    assert build["citation_records"][0]["extractor_model"] == "someone"


def test_build__explain() -> None:
    assert run([*BUILD, "--explain", "--json", "build.json"]) == 0
    (refusal,) = (one for one in load("build.json")["refusals"] if one["claim_id"] == "ninety")
    assert refusal["places"][0]["matched_text"] == "kept plate images for 30 days"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        pytest.param("refused", 2, id="refused"),
        pytest.param("boundary", 0, id="no such finding"),
        pytest.param("boundary,refused", 2, id="one of two"),
        pytest.param("degraded", 64, id="no such word"),
    ],
)
def test_build__fail_on(words: str, code: int) -> None:
    assert run([*BUILD, "--fail-on", words, "--json", "build.json"]) == code


def test_build__a_quote_that_cuts_a_number_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    write("d.txt", "It cost 1,482 dollars.")
    claim = {
        "claim_id": "c",
        "claim_text": "c",
        "verbatim_quote": "482 dollars",
        "block_self_ref": "#/texts/0",
    }
    assert run(["anchor", "build", "d.txt", write("c.json", claim), "--fail-on", "boundary"]) == 2
    assert "c: the quote is a part of a longer number or word" in capsys.readouterr().err


GOOD = {"claim_id": "c", "claim_text": "c", "verbatim_quote": "No sample", "block_self_ref": "#/texts/3"}


@pytest.mark.parametrize(
    ("name", "claims", "said", "kept"),
    [
        pytest.param("c.jsonl", json.dumps(GOOD) + "\n{broken\n" + json.dumps({**GOOD, "claim_id": "d"}), "c.jsonl:2:2: not JSON", 2, id="a broken line"),
        pytest.param("c.json", "{broken", "c.json:1:2: not JSON", 0, id="a broken file"),
        pytest.param("c.json", "[" + json.dumps(GOOD) + ", {broken", "not JSON", 1, id="an array that breaks off"),
        pytest.param("c.json", "", "c.json: the file is empty", 0, id="an empty file"),
        pytest.param("c.json", [GOOD, {**GOOD, "block_self_ref": "#/texts/99", "claim_id": "d"}], "d: refused: The document has no block #/texts/99", 1, id="a block out of range"),
        pytest.param("c.json", [GOOD, GOOD], "c: refused: The claim_id 'c' stands here before.", 1, id="a claim twice"),
        pytest.param("c.json", [GOOD, {"claim_id": "d"}], "d: refused: Not an ExtractedClaim", 1, id="half a claim"),
        pytest.param("c.json", [GOOD, 7], "a claim: refused: Not an ExtractedClaim", 1, id="no claim"),
    ],
)  # fmt: skip
def test_build__bad_input_keeps_the_rest(
    name: str, claims: Any, said: str, kept: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["anchor", "build", MARKDOWN, write(name, claims), "--json", "build.json"]) == 1
    assert said in capsys.readouterr().err
    assert len(load("build.json").get("citation_records", [])) == kept


@pytest.mark.parametrize(
    ("document", "said"),
    [
        pytest.param("missing.json", "missing.json: No such file", id="missing"),
        pytest.param("d.json", "d.json: not a document", id="not a document"),
    ],
)
def test_build__bad_documents(document: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    write("d.json", {})
    assert run(["anchor", "build", document, CLAIMS, "--ingest", INGEST]) == 1
    assert said in capsys.readouterr().err


# resolve and check ------------------------------------------------------------------------------------------

NOW = {
    "retention": ("block", "normalized"),
    "marked": ("block", "normalized"),
    "night": ("block", "changed"),
    "requests": ("relocated", None),
    "ice": ("relocated", None),
    "unchecked": ("relocated", None),
    "errors": ("block", "changed"),
    "japanese": ("relocated", None),
    "market": ("exact", None),
}


def test_resolve(built: str) -> None:
    assert run(["anchor", "resolve", REVISED, built, "--json", "r.json"]) == 0
    found = by_claim("r.json")
    shown = {name: (one["level"], one.get("assist", {}).get("assist_status")) for name, one in found.items()}
    assert shown == NOW
    assert found["night"]["assist"]["difference"] == "vendor [did not test -> tested] the"
    assert all(problems(one, "ResolvedAnchor") == [] for one in found.values())
    assert all("document_matches" not in one for one in found.values())


def test_resolve__in_its_own_document(built: str) -> None:
    assert run(["anchor", "resolve", DOCUMENT, built, "--ingest", INGEST, "--json", "r.json"]) == 0
    assert {one["level"] for one in load("r.json")} == {"exact"}
    assert {one["document_matches"] for one in load("r.json")} == {True}


def test_resolve__without_assist(built: str) -> None:
    assert run(["anchor", "resolve", REVISED, built, "--no-assist", "--json", "r.json"]) == 0
    assert all("assist" not in one for one in load("r.json"))


def test_resolve__lines(built: str) -> None:
    assert run(["anchor", "resolve", REVISED, built, "--json", "r.jsonl"]) == 0
    assert len(Path("r.jsonl").read_text(encoding="utf-8").splitlines()) == len(NOW)


@pytest.mark.parametrize("name", ["r.json", "r.jsonl", "one.json"])
def test_resolve__every_form_of_records(built: str, name: str) -> None:
    records = load(built)["citation_records"]
    text = {
        "r.json": json.dumps(records),
        "r.jsonl": "\n".join(map(json.dumps, records)),
        "one.json": json.dumps(records[0]),
    }[name]
    assert run(["anchor", "resolve", DOCUMENT, write(name, text), "--json", "out.json"]) == 0
    assert len(load("out.json")) == (1 if name == "one.json" else len(records))


def test_resolve__standard_input(
    built: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Path(built).read_bytes())))
    assert run(["anchor", "resolve", DOCUMENT, "-"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(NOW)


def test_resolve__records_of_magpie(built: str) -> None:
    ours = load(built)["citation_records"][0]
    theirs = {key: value for key, value in ours.items() if key not in ("claim_id", "doc_occurrences", "document_prefix", "document_suffix")}  # fmt: skip
    theirs |= {
        "schema_name": "magpie-citation",
        "checker_level": "",
        "verifier_confidence": None,
        "prescreen": None,
    }
    theirs |= {"timestamp": "", "extractor_model": ""}
    assert run(["anchor", "resolve", DOCUMENT, write("m.json", theirs), "--json", "r.json"]) == 0
    (found,) = load("r.json")
    assert (found["level"], "claim_id" in found) == ("exact", False)


@pytest.mark.parametrize("command", ["resolve", "check"])
@pytest.mark.parametrize(
    ("name", "records", "said", "kept"),
    [
        pytest.param("r.json", [], "", 0, id="an empty batch"),
        pytest.param("r.jsonl", "", "", 0, id="an empty file of lines"),
        pytest.param("r.json", [{"schema_name": "x"}, ...], "r.json:[0]: not a citation record", 1, id="another object"),
        pytest.param("r.json", [7, ...], "r.json:[0]: not a citation record (an object)", 1, id="a number"),
        pytest.param("r.json", [..., ...], "r.json:[1]: claim_id 'retention' stands here before", 1, id="a record twice"),
        pytest.param("r.jsonl", "{broken\n...", "r.jsonl:1:2: not JSON", 1, id="a broken line"),
        pytest.param("r.json", "{broken", "r.json:1:2: not JSON", 0, id="a broken file"),
        pytest.param("r.json", {"citation_records": [...], "refusals": [{"message": 7}], "doc_id": "ab" * 32}, "r.json:refusals[0]: not a refusal", 1, id="a broken refusal"),
    ],
)  # fmt: skip
def test_bad_records_keep_the_rest(
    built: str,
    command: str,
    name: str,
    records: Any,
    said: str,
    kept: int,
    capsys: pytest.CaptureFixture[str],
) -> None:
    capsys.readouterr()
    good = load(built)["citation_records"][0]
    text = records if isinstance(records, str) else json.dumps(records, default=lambda _: good)
    path = write(name, text.replace("...", json.dumps(good)))
    assert run(["anchor", command, DOCUMENT, path, "--json", "out.json"]) == (1 if said else 0)
    assert said in capsys.readouterr().err
    assert len(load("out.json")) == kept


def test_check(built: str) -> None:
    assert run(["anchor", "check", REVISED, built, "--json", "c.json"]) == 0
    found = by_claim("c.json")
    assert {name: one["anchor_level"] for name, one in found.items()} == {
        **{name: level for name, (level, _) in NOW.items()},
        "ninety": "uncited",
        "readers": "uncited",
    }
    assert all(problems(one, "CheckerResult") == [] for one in found.values())
    assert [name for name, one in found.items() if one["ok"]] == [
        "requests",
        "ice",
        "unchecked",
        "japanese",
        "market",
    ]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        pytest.param("degraded", 2, id="degraded"),
        pytest.param("uncited", 2, id="uncited"),
        pytest.param("damaged_hash", 0, id="no such finding"),
        pytest.param("refused", 64, id="no such word"),
    ],
)
def test_check__fail_on(built: str, words: str, code: int) -> None:
    assert run(["anchor", "check", REVISED, built, "--fail-on", words, "--json", "c.json"]) == code


def test_check__another_document(built: str) -> None:
    write("i.json", {"doc_id": "cd" * 32, "trustworthy_for_extraction": False})
    assert run(["anchor", "check", DOCUMENT, built, "--ingest", "i.json", "--json", "c.json"]) == 0
    flags = {one["claim_id"]: one.get("checker_flags") for one in load("c.json")}
    assert flags["retention"] == ["other_document"]


def test_check__a_doc_id_that_is_no_hash(built: str, capsys: pytest.CaptureFixture[str]) -> None:
    records = [{**one, "doc_id": "report.pdf"} for one in load(built)["citation_records"]]
    assert run(["anchor", "check", DOCUMENT, write("r.json", records)]) == 1
    assert "doc_id 'report.pdf'" in capsys.readouterr().err


def test_help() -> None:
    assert run(["anchor", "--help"]) == 0
    for command in ("orders", "build", "resolve", "check"):
        assert run(["anchor", command, "--help"]) == 0
