"""Opening a workspace: only over a trustworthy document, everything local and private, twice changes nothing."""

from __future__ import annotations

import contextlib
import json
import stat
from typing import TYPE_CHECKING, Any

import pytest
from tests.gate.building import (
    CLAIMS,
    DOC_ID,
    KEPT,
    LOST,
    TERMS,
    TEXT,
    VENDOR,
    docling,
    make,
    records_of,
    silent,
    write,
)

from citevouch.errors import CitevouchError, InputError
from citevouch.gate import ledger, opening, private
from citevouch.gate.errors import LedgerError
from citevouch.gate.opening import open_workspace, read_terms
from citevouch.gate.workspace import load, session

if TYPE_CHECKING:
    from pathlib import Path


def kinds(folder: Path) -> list[str]:
    return [entry.entry_kind for entry in ledger.read_entries(folder)]


def test_open__stamps_and_checks_every_record(tmp_path: Path) -> None:
    folder = make(tmp_path, terms=TERMS)
    assert kinds(folder) == ["opened", "named", *["stamped", "checked"] * len(CLAIMS)]
    workspace = load(folder)
    assert [claim.claim_id for claim in workspace.claims] == [claim["claim_id"] for claim in CLAIMS]
    for claim in workspace.claims:
        assert claim.check
        assert claim.check.ok
        assert claim.check.record_hash == claim.record_hash


def test_open__everything_is_its_owners_only(tmp_path: Path) -> None:
    folder = make(tmp_path)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {path.name for path in folder.iterdir()} == {
        "document.md",
        "ledger.jsonl",
        "ledger.head.json",
        "lock",
    }
    for path in folder.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_open__twice_changes_nothing(tmp_path: Path) -> None:
    folder = make(tmp_path, terms=TERMS)
    before = (folder / ledger.LEDGER).read_bytes()
    make(tmp_path, terms=TERMS)
    assert (folder / ledger.LEDGER).read_bytes() == before


def test_open__adds_records_to_a_workspace(tmp_path: Path) -> None:
    make(tmp_path, [KEPT])
    folder = make(tmp_path, [KEPT, VENDOR])
    assert list(load(folder).state.claims) == ["kept", "vendor"]


def test_open__refuses_another_record_for_a_claim(tmp_path: Path) -> None:
    make(tmp_path, [KEPT])
    with pytest.raises(InputError, match="'kept' with another record"):
        make(tmp_path, [KEPT | {"claim_text": "Images were never kept."}])


def test_open__a_claim_without_an_anchor_has_no_card(tmp_path: Path) -> None:
    folder = make(tmp_path, [KEPT, LOST])
    workspace = load(folder)
    assert list(workspace.state.claims) == ["kept"]
    assert list(workspace.state.uncited) == ["lost"]
    make(tmp_path, [KEPT, LOST])
    assert kinds(folder).count("checked") == 2


def test_open__a_record_brings_no_verdict_with_it(tmp_path: Path) -> None:
    path = write(tmp_path / "document.md", TEXT)
    records = json.loads((tmp_path / records_of(tmp_path / "records.json", TEXT, [KEPT])).read_text("utf-8"))
    (record,) = records["citation_records"]
    record |= {"verifier_result": "supported", "verifier_confidence": 1.0, "checker_level": "exact"}
    open_workspace(tmp_path / "w", path, write(tmp_path / "r.json", [record]), say=silent)
    (claim,) = load(tmp_path / "w").claims
    assert claim.record.verifier_result == "indeterminate"
    assert claim.record.verifier_confidence is None
    assert claim.verdict is None


def test_open__records_of_magpie_get_names(tmp_path: Path) -> None:
    document = docling("The reader kept plate images for 30 days.")
    records = json.loads(
        (
            tmp_path / records_of(tmp_path / "r.json", document, [KEPT | {"block_self_ref": "#/texts/0"}])
        ).read_text("utf-8")
    )
    (record,) = records["citation_records"]
    peer = {
        key: value
        for key, value in record.items()
        if key not in ("claim_id", "doc_occurrences", "document_prefix", "document_suffix")
    }
    peer |= {
        "schema_name": "magpie-citation",
        "checker_level": "",
        "verifier_confidence": None,
        "prescreen": None,
        "timestamp": "",
    }
    open_workspace(
        tmp_path / "w",
        write(tmp_path / "document.json", document),
        write(tmp_path / "peer.json", peer),
        ingest=write(tmp_path / "ingest.json", {"source_sha256": DOC_ID, "trustworthy_for_extraction": True, "doc_decision": "accept"}),
        say=silent,
    )  # fmt: skip
    (claim,) = load(tmp_path / "w").claims
    assert (claim.claim_id, claim.record.schema_name) == ("record-1", "citevouch-citation")


@pytest.mark.parametrize(
    "ingest",
    [
        pytest.param({"trustworthy_for_extraction": False}, id="not trustworthy"),
        pytest.param({"trustworthy_for_extraction": False, "decision": "accept"}, id="the word of the decision does not count"),
        pytest.param({}, id="nothing said"),
        pytest.param({"trustworthy_for_extraction": None}, id="null"),
        pytest.param({"trustworthy_for_extraction": "true"}, id="a text"),
        pytest.param({"trustworthy_for_extraction": 1}, id="a number"),
        pytest.param(None, id="no ingest result"),
    ],
)  # fmt: skip
def test_open__only_over_a_trustworthy_document(tmp_path: Path, ingest: dict[str, Any] | None) -> None:
    document = docling("The reader kept plate images for 30 days.")
    records = records_of(tmp_path / "r.json", document, [KEPT | {"block_self_ref": "#/texts/0"}])
    path = write(tmp_path / "document.json", document)
    said = None if ingest is None else write(tmp_path / "ingest.json", {"doc_id": DOC_ID} | ingest)
    with pytest.raises(InputError):
        open_workspace(tmp_path / "w", path, records, ingest=said, say=silent)
    assert not (tmp_path / "w").exists()


@pytest.mark.parametrize(
    "records",
    [
        pytest.param("not JSON", id="no JSON"),
        pytest.param([{"schema_name": "other"}], id="no record"),
        pytest.param([{}], id="an empty object"),
    ],
)
def test_open__reads_everything_before_it_writes(tmp_path: Path, records: Any) -> None:
    path = write(tmp_path / "document.md", TEXT)
    with pytest.raises(CitevouchError):
        open_workspace(tmp_path / "w", path, write(tmp_path / "r.json", records), say=silent)
    assert not (tmp_path / "w").exists()


def test_open__the_document_has_to_be_a_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="has to be a file"):
        open_workspace(tmp_path / "w", "-", records_of(tmp_path / "r.json", TEXT, [KEPT]), say=silent)


def test_open__a_damaged_record_is_refused_by_its_place(tmp_path: Path) -> None:
    made = records_of(tmp_path / "r.json", TEXT, [KEPT, VENDOR])
    damaged = json.loads((tmp_path / made).read_text("utf-8"))
    damaged["citation_records"][1]["text_hash"] = "0" * 64
    path = write(tmp_path / "document.md", TEXT)
    with pytest.raises(InputError, match=r"r2.json.*2.*text_hash"):
        open_workspace(tmp_path / "w", path, write(tmp_path / "r2.json", damaged), say=silent)


def test_open__refuses_a_folder_with_other_files(tmp_path: Path) -> None:
    (tmp_path / "workspace").mkdir()
    (tmp_path / "workspace" / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match="other files"):
        make(tmp_path)


def test_open__refuses_another_document(tmp_path: Path) -> None:
    make(tmp_path)
    with pytest.raises(InputError, match="another document"):
        make(tmp_path, document=TEXT.replace("30 days", "90 days"), claims=[VENDOR])


@pytest.mark.parametrize("failing", ["write", "append"])
@pytest.mark.parametrize("after", range(5))
def test_open__a_crash_is_mended_by_the_same_command(
    tmp_path: Path, failing: str, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, real = [0], getattr(private, failing)

    def crash(path: Path, data: bytes) -> None:
        calls[0] += 1
        if calls[0] > after:
            raise OSError("pulled out")
        real(path, data)

    monkeypatch.setattr(private, failing, crash)
    with contextlib.suppress(OSError):
        make(tmp_path, terms=TERMS)
    monkeypatch.undo()
    folder = make(tmp_path, terms=TERMS)
    assert ledger.verify(folder).ledger_status == "intact"
    assert [claim.check is not None for claim in load(folder).claims] == [True] * len(CLAIMS)


def test_load__refuses_another_document_under_the_same_name(tmp_path: Path) -> None:
    folder = make(tmp_path)
    path = folder / "document.md"
    path.write_text(path.read_text("utf-8").replace("30 days", "90 days"), encoding="utf-8")
    with pytest.raises(LedgerError, match="not the document"):
        load(folder)
    with pytest.raises(LedgerError, match="not the document"), session(folder, say=silent):
        pass


@pytest.mark.parametrize("folder", ["missing", "empty"])
def test_load__no_workspace(tmp_path: Path, folder: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputError, match="not a workspace"):
        load(tmp_path / folder)


def test_record__only_in_a_session(tmp_path: Path) -> None:
    workspace = load(make(tmp_path))
    with pytest.raises(CitevouchError, match="for reading"):
        workspace.record([])


def test_session__closes_to_others_what_lies_in_the_workspace(tmp_path: Path) -> None:
    folder = make(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("no file of the workspace")
    elsewhere.chmod(0o644)
    for path in folder.iterdir():
        path.chmod(0o644)
    (folder / "link").symlink_to(elsewhere)
    with session(folder, say=silent):
        pass
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert modes.pop("link") == 0o644
    assert set(modes.values()) == {0o600}


def test_session__finishes_a_check_that_a_crash_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        opening, "stamped_and_checked", lambda record, document: opening_entries(record, document)[:1]
    )
    folder = make(tmp_path, [KEPT])
    assert load(folder).claim("kept").check is None
    with session(folder, say=silent) as workspace:
        assert workspace.claim("kept").check is not None


opening_entries = opening.stamped_and_checked


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("flagged_texts: plate 7XYZ123", "not of type array", id="a text instead of a list"),
        pytest.param("suspects: [Rowan Sample]", "suspects", id="an unknown key"),
        pytest.param("flagged_texts: [a]\n---\nflagged_texts: [b]", "one object", id="two documents"),
        pytest.param("[]", "one object", id="an empty list"),
    ],
)
def test_terms__refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        read_terms(write(tmp_path / "names.yaml", text))


def test_terms__keys_without_a_value_are_absent(tmp_path: Path) -> None:
    found = read_terms(write(tmp_path / "names.yaml", "officials:\nkept_names: [Avery Example]\n"))
    assert (found.officials, found.kept_names) == (None, ["Avery Example"])
