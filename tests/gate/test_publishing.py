"""Publication: accepted claims alone, redacted, apart from the workspace, all or nothing, twice the same."""

from __future__ import annotations

import json
import stat
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from linkml_runtime import SchemaView
from tests.gate.building import (
    KEPT,
    ME,
    NAMED,
    TERMS,
    VENDOR,
    accept,
    answer,
    docling,
    make,
    silent,
    write,
)

from citevouch.contract import schema
from citevouch.contract.check import problems
from citevouch.errors import CitevouchError, InputError
from citevouch.gate import decisions, ledger
from citevouch.gate.errors import GateError
from citevouch.gate.opening import open_workspace
from citevouch.gate.publishing import LIST, Publication, demand_apart, publish, published_heads
from citevouch.gate.workspace import load, session

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A workspace with two accepted claims, one of them with names and numbers, and two that nobody accepted."""
    made = make(tmp_path, terms=TERMS)
    answer(made, kept="supported", named="indeterminate", police="contradicted", vendor="supported")
    accept(made, "kept", "named")
    return made


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "public" / "findings"


def let_out(folder: Path, out: Path) -> Publication:
    with session(folder, say=silent) as workspace:
        return publish(workspace, out)


def listed(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / LIST).read_text("utf-8").splitlines()]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_publish__accepted_claims_alone(folder: Path, out: Path) -> None:
    let_out(folder, out)
    found = listed(out)
    assert [one["redacted_claim"] for one in found] == [
        "Plate images were kept for 30 days.",
        "R.S., whose number is [SSN], asked for the order that Quinn Placeholder signed.",
    ]
    assert [one["public_anchor"]["verifier_result"] for one in found] == ["supported", "indeterminate"]
    assert {path.name for path in out.iterdir()} == {LIST, *(f"{one['finding_id']}.md" for one in found)}
    for one in found:
        assert problems(one, "PublishedFinding") == []


def test_publish__carries_the_head_that_the_ledger_had(folder: Path, out: Path) -> None:
    before = load(folder).head
    let_out(folder, out)
    assert published_heads(out) == [before, before]
    assert ledger.verify(folder, published_heads(out)).ledger_status == "intact"
    assert load(folder).head.count == before.count + 2


def test_publish__twice_changes_nothing(folder: Path, out: Path) -> None:
    assert let_out(folder, out).is_changed
    before, head = contents(out), load(folder).head
    times = {path: path.stat().st_mtime_ns for path in out.iterdir()}
    again = let_out(folder, out)
    assert not again.is_changed
    assert contents(out) == before
    assert load(folder).head == head
    assert {path: path.stat().st_mtime_ns for path in out.iterdir()} == times


def test_publish__more_is_added_and_what_was_there_stays_the_same(folder: Path, out: Path) -> None:
    let_out(folder, out)
    before = listed(out)
    accept(folder, "vendor")
    let_out(folder, out)
    assert [one for one in listed(out) if one in before] == before
    assert len(listed(out)) == 3


@pytest.mark.parametrize("how", ["rejected", "edited"])
def test_publish__what_no_longer_stands_is_taken_out(folder: Path, out: Path, how: str) -> None:
    let_out(folder, out)
    gone = listed(out)[0]["finding_id"]
    with session(folder, say=silent) as workspace:
        if how == "rejected":
            decisions.reject(workspace, "kept", reviewer=ME, reason="After all not.")
        else:
            decisions.edit(workspace, "kept", reviewer=ME, reason="Sharper.", new_claim="Images were kept.")
    found = let_out(folder, out)
    assert list(found.withdrawn) == [gone]
    assert [one["finding_id"] for one in listed(out)] != gone
    assert not (out / f"{gone}.md").exists()


def test_publish__nothing_accepted_makes_no_folder(tmp_path: Path, out: Path) -> None:
    folder = make(tmp_path)
    assert list(let_out(folder, out).findings) == []
    assert not out.exists()


# What never gets out --------------------------------------------------------------------------------------


def _raw(value: Any, local: frozenset[str], key: str = "") -> Iterator[str]:
    """Every text in a slot that must stay local."""
    if isinstance(value, dict):
        for name, below in value.items():
            yield from _raw(below, local, name)
    elif isinstance(value, list):
        for item in value:
            yield from _raw(item, local, key)
    elif isinstance(value, str) and key in local:
        yield value


@cache
def local_slots() -> frozenset[str]:
    view = SchemaView(str(schema.yaml_path()))
    return frozenset(
        name
        for name, slot in view.all_slots().items()
        if "sensitivity" in slot.annotations and slot.annotations["sensitivity"].value == "local_only"
    )


def test_publish__no_slot_that_a_finding_reaches_must_stay_local() -> None:
    reached = {slot for name in schema.reached("PublishedFinding") for slot in schema.slots(name)}
    assert len(local_slots()) > 20
    assert not reached & local_slots()


def test_publish__no_raw_string_of_the_workspace_is_in_the_publication(folder: Path, out: Path) -> None:
    let_out(folder, out)
    published = "\n".join(path.read_text("utf-8") for path in out.iterdir())
    lines = (folder / ledger.LEDGER).read_text("utf-8").splitlines()
    raw = {text for line in lines for text in _raw(json.loads(line), local_slots()) if len(text) > 4}
    raw |= set((folder / "document.md").read_text("utf-8").split("\n\n"))
    kept = KEPT["claim_text"]  # nothing in it is masked, so that it is published as it is
    assert len(raw) > 20
    assert {text for text in raw if text in published} == {kept, "Quinn Placeholder"}
    for part in ("Rowan", "Sample", "078-05", "1120", "010-4477", "4477", ME, "I looked", str(folder)):
        assert part not in published


def test_publish__the_leak_of_a_part_of_a_flagged_span(tmp_path: Path, out: Path) -> None:
    """A claim that repeats just the number, or just the name, of a flagged text of its source."""
    claim = NAMED | {"claim_text": "The number 078-05-1120, of a Mr Sample, is in the file; it ends in 1120."}
    folder = make(tmp_path, [claim], terms=TERMS)
    answer(folder, named="supported")
    accept(folder, "named")
    let_out(folder, out)
    assert (
        listed(out)[0]["redacted_claim"] == "The number [SSN], of a Mr S., is in the file; it ends in [SSN]."
    )


def test_publish__words_of_a_claim_never_become_markup(tmp_path: Path, out: Path) -> None:
    claim = VENDOR | {"claim_text": "<script>x</script> [a](http://b) | `c` \x1b[31m"}
    folder = make(tmp_path, [claim])
    answer(folder, vendor="supported")
    accept(folder, "vendor")
    let_out(folder, out)
    (page,) = (path.read_text("utf-8") for path in out.glob("*.md"))
    assert "<script>" not in page
    assert "[a](" not in page
    assert "\x1b" not in page


def test_publish__a_document_mismatch_is_barred(tmp_path: Path, out: Path) -> None:
    claim = KEPT | {"block_self_ref": "#/texts/0"}
    make(tmp_path, [claim], document=docling("The reader kept plate images for 30 days."))
    records = json.loads((tmp_path / "records.json").read_text("utf-8"))["citation_records"]
    records[0]["doc_id"] = "1" * 64
    folder = tmp_path / "w"
    open_workspace(
        folder, str(tmp_path / "document.json"), write(tmp_path / "r.json", records),
        ingest=str(tmp_path / "ingest.json"), say=silent,
    )  # fmt: skip
    answer(folder, kept="supported")
    accept(folder, "kept")
    found = let_out(folder, out)
    assert (list(found.findings), out.exists()) == ([], False)
    assert "its document is not the one" in found.barred[0]


def test_publish__a_verifier_that_was_not_run_is_indeterminate(tmp_path: Path, out: Path) -> None:
    folder = make(tmp_path, [KEPT])
    with session(folder, say=silent) as workspace:
        decisions.not_run(workspace, "kept", reviewer=ME, reason="No model may see it.")
    accept(folder, "kept")
    let_out(folder, out)
    assert listed(out)[0]["public_anchor"]["verifier_result"] == "indeterminate"


def test_publish__page_and_box_where_the_document_has_them(tmp_path: Path, out: Path) -> None:
    document = docling("A heading.", "The reader kept plate images for 30 days.")
    moved = docling("A new heading.", "A heading.", "The reader kept plate images for 30 days.")
    folder = make(tmp_path, [KEPT], document=document, today=moved)
    answer(folder, kept="supported")
    accept(folder, "kept")
    let_out(folder, out)
    (finding,) = listed(out)
    anchor = finding["public_anchor"]
    assert (anchor["checker_level"], anchor["page_no"], anchor["block_index"]) == ("relocated", 1, 2)
    assert anchor["bbox"] == {"l": 72.0, "t": 660.5, "r": 520.0, "b": 648.25, "coord_origin": "BOTTOMLEFT"}


def test_publish__no_page_where_the_document_has_none(folder: Path, out: Path) -> None:
    let_out(folder, out)
    assert not {"page_no", "bbox"} & set(listed(out)[0]["public_anchor"])


# Where to -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        pytest.param("workspace", id="the workspace itself"),
        pytest.param("workspace/out", id="inside it"),
        pytest.param("workspace/../workspace/out/deep", id="inside it, by another way"),
        pytest.param(".", id="around it"),
        pytest.param("link/out", id="inside it, by a link"),
    ],
)
def test_publish__apart_from_the_workspace(folder: Path, place: str) -> None:
    (folder.parent / "link").symlink_to(folder)
    before = contents(folder)
    with pytest.raises(GateError, match="lie in each other"):
        let_out(folder, folder.parent / place)
    assert contents(folder) == before


def test_demand_apart__folders_beside_each_other(tmp_path: Path) -> None:
    demand_apart(tmp_path / "workspace-public", tmp_path / "workspace")
    demand_apart(tmp_path / "out", tmp_path / "workspace")


def test_publish__not_over_another_workspace_s_findings(folder: Path, out: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = make(tmp_path / "other", [VENDOR])
    answer(other, vendor="supported")
    accept(other, "vendor")
    let_out(other, out)
    before = contents(out)
    with pytest.raises(GateError, match="another workspace"):
        let_out(folder, out)
    assert contents(out) == before


def test_publish__not_over_a_list_that_is_none(folder: Path, out: Path) -> None:
    out.mkdir(parents=True)
    (out / LIST).write_text('{"mine": true}\n', encoding="utf-8")
    with pytest.raises(InputError, match="not a finding"):
        let_out(folder, out)
    assert contents(out) == {LIST: b'{"mine": true}\n'}


def test_publish__other_files_in_the_folder_are_left(folder: Path, out: Path) -> None:
    out.mkdir(parents=True)
    (out / "README.md").write_text("mine", encoding="utf-8")
    let_out(folder, out)
    assert (out / "README.md").read_text("utf-8") == "mine"


def test_publish__a_link_in_the_way_is_replaced_not_followed(folder: Path, out: Path, tmp_path: Path) -> None:
    out.mkdir(parents=True)
    precious = tmp_path / "precious.txt"
    precious.write_text("mine", encoding="utf-8")
    (out / LIST).symlink_to(precious)
    with pytest.raises(CitevouchError):
        let_out(folder, out)
    assert precious.read_text("utf-8") == "mine"


def test_publish__files_can_be_read_by_others(folder: Path, out: Path) -> None:
    let_out(folder, out)
    assert {stat.S_IMODE(path.stat().st_mode) for path in out.iterdir()} == {0o644}


# All or nothing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", range(3))
def test_publish__an_error_on_the_way_leaves_nothing_and_is_mended(
    folder: Path, out: Path, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, real = [0], Path.replace

    def replace(self: Path, target: Path) -> Path:
        if self.name.startswith(".finding."):
            calls[0] += 1
            if calls[0] > after:
                raise OSError("no space left")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(OSError, match="no space"):
        let_out(folder, out)
    assert list(out.iterdir()) == []
    monkeypatch.undo()
    head = load(folder).head
    let_out(folder, out)
    assert len(listed(out)) == 2
    assert load(folder).head == head, "the ledger had the findings before the folder did"


def test_publish__the_ledger_has_a_finding_before_the_folder_does(
    folder: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(_files: object, _out: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr("citevouch.gate.publishing._place", crash)
    with pytest.raises(KeyboardInterrupt):
        let_out(folder, out)
    assert len(load(folder).state.published) == 2
    assert not out.exists()


def test_publish__over_a_broken_ledger_nothing(folder: Path, out: Path) -> None:
    path = folder / ledger.LEDGER
    path.write_bytes(path.read_bytes().replace(b"indeterminate", b"supported", 1))
    with pytest.raises(CitevouchError, match="the ledger is changed"):
        let_out(folder, out)
    assert not out.exists()
