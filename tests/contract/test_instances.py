"""Reading the instances of a file: JSON, JSONL, YAML, standard input, and what is none of these."""

from __future__ import annotations

import datetime as dt
import io
import sys
from typing import TYPE_CHECKING, Any

import pytest

from citevouch.contract.instances import Instance, instances
from citevouch.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

READ = [
    pytest.param("x.json", '{"a": 1}', [({"a": 1}, "")], id="object"),
    pytest.param("x.json", '\ufeff [{"a": 1}, 2]', [({"a": 1}, "[0]"), (2, "[1]")], id="array, with a mark"),
    pytest.param("x.json", "[]", [], id="empty array"),
    pytest.param("x.jsonl", '{"a": 1}\r\n\n{"b": "\u2028"}', [({"a": 1}, "1"), ({"b": "\u2028"}, "3")], id="lines"),
    pytest.param("X.NDJSON", "3\n", [(3, "1")], id="another ending"),
    pytest.param("x.yaml", "a: 1", [({"a": 1}, "")], id="YAML"),
    pytest.param("x.yml", "- a: 1\n- 2", [({"a": 1}, "[0]"), (2, "[1]")], id="YAML list"),
    pytest.param("x.yaml", "a: &x {b: 1}\nc: {<<: *x, b: 2, 1: 3, '1': 4}", [({"a": {"b": 1}, "c": {"b": 2, 1: 3, "1": 4}}, "")], id="keys that differ, or come from elsewhere"),
    pytest.param("x.yaml", "a: 1\n---\n- 2\n", [({"a": 1}, "document 1"), (2, "document 2[0]")], id="documents"),
    pytest.param("x.yaml", "a: &x {b: 1}\nc: *x", [({"a": {"b": 1}, "c": {"b": 1}}, "")], id="an alias"),
]  # fmt: skip

REFUSED = [
    pytest.param("x.json", b"", "x.json: the file is empty", id="empty"),
    pytest.param("x.jsonl", b" \n\n", "x.jsonl: the file is empty", id="white space"),
    pytest.param("x.yaml", b"# nothing\n", "x.yaml: the file holds no document", id="YAML comment"),
    pytest.param("x.json", b"\x89PNG\r\n\x1a\n", "x.json:1: not UTF-8 text", id="binary"),
    pytest.param("x.json", b"\0\0\0", "x.json:1:1: not JSON", id="zero bytes"),
    pytest.param("x.json", b'{"a":\n nope}', "x.json:2:2: not JSON: expecting value", id="JSON"),
    pytest.param("x.jsonl", b'{"a": 1}\n{"a"\n', "x.jsonl:2:5: not JSON", id="JSONL"),
    pytest.param("x.yaml", b"a: [1", "x.yaml:1:6: not YAML", id="YAML"),
    pytest.param("x.yaml", b"a: \x07", "x.yaml: not YAML", id="YAML, odd character"),
    pytest.param("x.yaml", b"a: 2026-02-31", "x.yaml: not YAML: day is out of range", id="YAML, no such day"),
    pytest.param("x.yaml", b"a: !!python/object:os.system {}", "x.yaml:1:4: not YAML", id="YAML, code"),
    pytest.param(
        "x.yaml",
        b"b:\n  a: 1\n  a: 1",
        "x.yaml:3:3: not YAML: the key 'a' stands twice",
        id="YAML, a key twice",
    ),
    pytest.param("x.yaml", b"a: &a [*a]", "x.yaml: not YAML: aliases", id="YAML, endless"),
    pytest.param("x.yaml", b"[" * 5000, "x.yaml: not readable YAML: nested too deeply", id="YAML, nested"),
    pytest.param("x.txt", b"{}", "x.txt: cannot tell the format", id="unknown ending"),
]


def written(folder: Path, name: str, content: str | bytes) -> str:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


@pytest.mark.parametrize(("name", "content", "expected"), READ)
def test_instances(name: str, content: str, expected: list[Any], tmp_path: Path) -> None:
    assert [tuple(each) for each in instances(written(tmp_path, name, content))] == expected


@pytest.mark.parametrize(("name", "content", "message"), REFUSED)
def test_instances__refuses_with_the_place(name: str, content: bytes, message: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        list(instances(written(tmp_path, name, content)))
    assert str(caught.value).startswith(f"{tmp_path}/{message}")


def test_instances__a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"none\.json: No such file"):
        list(instances(str(tmp_path / "none.json")))


def test_instances__a_few_lines_of_aliases_that_stand_for_billions(tmp_path: Path) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    with pytest.raises(InputError, match="aliases that stand for more values than can be checked"):
        list(instances(written(tmp_path, "x.yaml", "\n".join(lines))))


@pytest.mark.parametrize(
    ("format_", "content", "expected"),
    [
        pytest.param(None, '{"a": 1}', [({"a": 1}, "")], id="JSON unless told otherwise"),
        pytest.param("jsonl", "1\n2", [(1, "1"), (2, "2")], id="JSONL"),
        pytest.param("yaml", "a: 1", [({"a": 1}, "")], id="YAML"),
    ],
)
def test_instances__of_standard_input(
    format_: str | None, content: str, expected: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content.encode())))
    assert [tuple(each) for each in instances("-", format=format_)] == expected


def test_instances__the_format_told_goes_before_the_name(tmp_path: Path) -> None:
    assert list(instances(written(tmp_path, "x.txt", "a: 1"), format="yaml")) == [Instance({"a": 1}, "")]


@pytest.mark.slow
def test_instances__yaml_is_read_as_linkml_reads_it(tmp_path: Path) -> None:
    from linkml.validator.loaders import YamlLoader

    text = "a: 2026-01-31\nb: 2026-01-31T12:00:00Z\nc: NO\nd: 90000001\ne: .nan\n---\n- 1:30\n- 'NO'\n"
    file = written(tmp_path, "x.yaml", text)
    ours = [each.value for each in instances(file)]
    assert str(ours) == str(list(YamlLoader(file).iter_instances()))
    assert ours[0]["a"] == dt.date(2026, 1, 31)


@pytest.mark.parametrize(
    ("origin", "path", "expected"),
    [
        pytest.param("", ("references", 0), "references[0]", id="an object alone"),
        pytest.param("[3]", ("references", 0), "[3].references[0]", id="in an array"),
        pytest.param("12", ("status",), "12:status", id="on a line"),
        pytest.param("12", (), "12", id="a line itself"),
        pytest.param("document 2", ("status",), "document 2:status", id="in a document"),
        pytest.param("document 2[0]", ("status",), "document 2[0].status", id="in a document's list"),
    ],
)
def test_place(origin: str, path: tuple[str | int, ...], expected: str) -> None:
    assert Instance({}, origin).place(path) == expected
