"""The committed contract package is what the schema gives, and a difference would be seen."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from tools.drift import differences
from tools.generate import COMMANDS, PACKAGE, ROOT, SCHEMA, write

BLOCKED = "import sys; sys.modules['linkml'] = None; from tools import drift; sys.exit(drift.main())"


def test_committed_package_is_up_to_date(made: dict[str, str]) -> None:
    assert differences(made, PACKAGE) == [], "run `just gen-datamodel` and review the diff"


@pytest.fixture
def copy(made: dict[str, str], tmp_path: Path) -> Path:
    write(made, tmp_path / "contract")
    return tmp_path / "contract"


def test_differences__none(made: dict[str, str], copy: Path) -> None:
    (copy / "__pycache__").mkdir()
    assert differences(made, copy) == []


def test_differences__changed(made: dict[str, str], copy: Path) -> None:
    with (copy / "schema.json").open("a", encoding="utf-8") as file:
        file.write(" ")
    assert differences(made, copy) == ["schema.json: changed"]


def test_differences__missing(made: dict[str, str], copy: Path) -> None:
    (copy / "py.typed").unlink()
    assert differences(made, copy) == ["py.typed: missing"]


def test_differences__extra(made: dict[str, str], copy: Path) -> None:
    (copy / "context.jsonld").touch()
    assert differences(made, copy) == ["context.jsonld: extra"]


def test_differences__no_folder(made: dict[str, str], tmp_path: Path) -> None:
    assert differences(made, tmp_path / "none") == [f"{name}: missing" for name in sorted(made)]


def test_main__fails_without_linkml() -> None:
    run = subprocess.run(
        [sys.executable, "-c", BLOCKED], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode != 0
    assert "linkml" in run.stderr


def test_linkml_is_the_pinned_one() -> None:
    """The version is stamped into the files: another linkml shows as drift that is none of the schema's."""
    development = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"][
        "dev"
    ]
    assert f"linkml=={version('linkml')}" in development


def test_write__replaces_the_folder_whole(tmp_path: Path) -> None:
    folder = tmp_path / "contract"
    write({"old.py": "old"}, folder)
    write({"new.py": "new"}, folder)
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == {"new.py": "new"}
    assert list(tmp_path.iterdir()) == [folder]


def test_write__leaves_the_folder_when_it_fails(tmp_path: Path) -> None:
    folder = tmp_path / "contract"
    write({"old.py": "old"}, folder)
    with pytest.raises(OSError, match="there is no such"):
        write({"there is no such/folder.py": "new"}, folder)
    assert [path.name for path in folder.iterdir()] == ["old.py"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "command"),
    [("models.py", "gen-pydantic"), ("schema.json", "gen-json-schema"), ("schema.yaml", "gen-linkml")],
)
def test_files_are_those_of_the_stock_commands(name: str, command: str, made: dict[str, str]) -> None:
    """Made in this process or by the command that anybody can run, with another seed: the same bytes."""
    stock = Path(sys.executable).with_name(command)
    run = subprocess.run(
        [stock, *COMMANDS[name].options, SCHEMA],
        cwd=ROOT, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "1"},
    )  # fmt: skip
    assert run.stdout == made[name]
