"""``citevouch schema path | json-schema | validate``: outputs, messages, exit codes."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml

from citevouch import cli
from citevouch.contract import schema

INSTANCES = Path(__file__).parents[1] / "contract" / "instances.yaml"
Run = Callable[..., tuple[int, str, str]]
GOOD = {"reference_id": "PMID:90000001", "how": "AFTER", "start": 402, "end": 416}
BAD = GOOD | {"how": "NEARBY"}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs ``citevouch schema`` with arguments: exit code, standard output, standard error."""

    def of(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(["schema", *arguments])
        return code, *capsys.readouterr()

    return of


def file(folder: Path, name: str, *instances: Any) -> str:
    """A file of that name with the instances, one of them alone as itself."""
    values = list(instances)
    if name.endswith(".jsonl"):
        text = "".join(f"{json.dumps(each)}\n" for each in values)
    elif name.endswith(".yaml"):
        text = yaml.safe_dump_all(values)
    else:
        text = json.dumps(values[0] if len(values) == 1 else values)
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_path__is_of_the_installed_schema(run: Run) -> None:
    assert run("path") == (0, f"{schema.yaml_path()}\n", "")


def test_json_schema__the_whole_as_it_is_packaged(run: Run) -> None:
    code, out, err = run("json-schema")
    assert (code, out, err) == (0, schema.json_text(), "")


def test_json_schema__of_one_class_stands_alone(run: Run) -> None:
    code, out, _ = run("json-schema", "-C", "Attribution")
    assert code == 0
    assert jsonschema_rs.is_valid(json.loads(out), GOOD)
    assert not jsonschema_rs.is_valid(json.loads(out), BAD)
    assert "ValidationReport" not in json.loads(out)["$defs"]


@pytest.mark.parametrize("arguments", [("json-schema",), ("validate", "x.json")])
def test_a_class_that_is_not_there(arguments: tuple[str, ...], run: Run) -> None:
    code, out, err = run(*arguments, "-C", "QuoteChek")
    assert (code, out) == (1, "")
    assert err.startswith("citevouch: the contract has no class 'QuoteChek' (near: QuoteCheck")


@pytest.mark.parametrize(
    ("name", "instances", "code", "out", "err"),
    [
        pytest.param("x.json", [GOOD], 0, "1 instance of Attribution, valid", [], id="object"),
        pytest.param("x.json", [GOOD] * 3, 0, "3 instances of Attribution, valid", [], id="array"),
        pytest.param("x.jsonl", [GOOD] * 2, 0, "2 instances of Attribution, valid", [], id="lines"),
        pytest.param("x.yaml", [GOOD] * 2, 0, "2 instances of Attribution, valid", [], id="documents"),
        pytest.param("x.json", [[]], 1, "0 instances of Attribution: nothing was checked", [], id="none"),
        pytest.param("x.json", [BAD], 2, "1 instance of Attribution, 1 invalid", ["how: "], id="bad object"),
        pytest.param("x.json", [GOOD, BAD], 2, "2 instances of Attribution, 1 invalid", ["[1].how: "], id="in array"),
        pytest.param("x.jsonl", [GOOD, GOOD, BAD], 2, "3 instances of Attribution, 1 invalid", ["3:how: "],
                     id="bad line"),
        pytest.param("x.yaml", [BAD, GOOD], 2, "2 instances of Attribution, 1 invalid", ["document 1:how: "],
                     id="bad document"),
    ],
)  # fmt: skip
def test_validate(
    name: str, instances: list[Any], code: int, out: str, err: list[str], run: Run, tmp_path: Path
) -> None:
    path = file(tmp_path, name, *instances)
    ended, said, faults = run("validate", "-C", "Attribution", path)
    assert (ended, said) == (code, f"{path}: {out}\n")
    assert len(faults.splitlines()) == len(err)
    assert all(
        fault.startswith(f"{path}:{start}") for fault, start in zip(faults.splitlines(), err, strict=True)
    )
    assert all('"NEARBY" is none of' in fault for fault in faults.splitlines())


def test_validate__the_root_unless_told_otherwise(run: Run, tmp_path: Path) -> None:
    report = yaml.safe_load(INSTANCES.read_text("utf-8"))["ValidationReport"]
    path = file(tmp_path, "report.json", report)
    assert run("validate", path) == (0, f"{path}: 1 instance of ValidationReport, valid\n", "")


def test_validate__rules_and_invariants_by_their_names(run: Run, tmp_path: Path) -> None:
    report = yaml.safe_load(INSTANCES.read_text("utf-8"))["ValidationReport"]
    report["references"][0]["status"] = "LOOKUP_FAILED"
    path = file(tmp_path, "report.json", report)
    _, _, err = run("validate", path)
    assert f'{path}:references[0]: breaks the rule "failure iff look-up failed": failure is missing\n' in err
    report["references"].pop()
    report["references"][0]["status"] = "VERIFIED"
    path = file(tmp_path, "report.json", report)
    _, _, err = run("validate", path)
    assert f'{path}:summary.unverifiable: breaks the invariant "references are counted"' in err


def test_validate__an_unquoted_date_is_refused_as_linkml_refuses_it(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("finding: 3f2a9c0d71be4458\nbecause: x\nwho: y\nwhen: 2026-02-01\n")
    code, _, err = run("validate", "-C", "Acknowledgement", str(tmp_path / "x.yaml"))
    assert code == 2
    assert err == f'{tmp_path}/x.yaml:when: "2026-02-01" was read as date, not as text (quote it)\n'


def test_validate__one_unreadable_file_keeps_no_other_from_being_checked(run: Run, tmp_path: Path) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_text(f"{json.dumps(GOOD)}\n{{")
    files = [
        str(torn),
        str(tmp_path / "none.json"),
        file(tmp_path, "bad.json", BAD),
        file(tmp_path, "x.json", GOOD),
    ]
    code, out, err = run("validate", "-C", "Attribution", *files)
    assert code == 1, "1 goes before 2"
    assert out.splitlines() == [
        f"{files[0]}: not validated to its end (1 instance read)",
        f"{files[1]}: not validated to its end (0 instances read)",
        f"{files[2]}: 1 instance of Attribution, 1 invalid",
        f"{files[3]}: 1 instance of Attribution, valid",
    ]
    assert [line.removeprefix(f"{tmp_path}/").split(": ")[0] for line in err.splitlines()] == [
        "torn.jsonl:2:2", "none.json", "bad.json:how"]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "content", "expected"),
    [
        pytest.param((), json.dumps(GOOD), "<stdin>: 1 instance of Attribution, valid\n", id="JSON"),
        pytest.param(("--format", "jsonl"), f"{json.dumps(GOOD)}\n" * 2,
                     "<stdin>: 2 instances of Attribution, valid\n", id="JSONL"),
    ],
)  # fmt: skip
def test_validate__standard_input(
    arguments: tuple[str, ...], content: str, expected: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content.encode())))
    assert run("validate", "-C", "Attribution", *arguments, "-") == (0, expected, "")


def test_validate__needs_a_file(run: Run) -> None:
    code, _, err = run("validate")
    assert code == 64
    assert "Missing argument" in err


def test_validate__text_from_a_file_commands_no_terminal(run: Run, tmp_path: Path) -> None:
    path = file(tmp_path, "x.json", GOOD | {"how": "\x1b[2J\u202eNEARBY", "\x07": 1})
    _, out, err = run("validate", "-C", "Attribution", path)
    assert (out + err).replace("\n", "").isprintable()
