"""Files that users name: whole or not at all, the mode kept, links followed."""

from __future__ import annotations

import io
import os
import stat
from pathlib import Path
from types import SimpleNamespace

import pytest

from citevouch.errors import InputError
from citevouch.files import read_text, replace_text, write_text, writing


def entries(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("text", ["", "a\r\nb\rc\n", "\ufeffa", "\x00é\U0001f600"])
def test_text_comes_back_byte_for_byte(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    write_text(str(path), text)
    assert path.read_bytes() == text.encode()
    assert read_text(str(path)) == text
    assert entries(tmp_path) == ["a.md"]


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664, 0o755])
def test_the_mode_is_kept(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("old", encoding="utf-8")
    path.chmod(mode)
    write_text(str(path), "new")
    assert stat.S_IMODE(path.stat().st_mode) == mode


def test_a_new_file_has_the_mode_of_others(tmp_path: Path) -> None:
    write_text(str(tmp_path / "a"), "x")
    (tmp_path / "b").write_text("x", encoding="utf-8")
    assert (tmp_path / "a").stat().st_mode == (tmp_path / "b").stat().st_mode


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target = tmp_path / "real" / "a.md"
    target.write_text("old", encoding="utf-8")
    link = tmp_path / "link.md"
    link.symlink_to(target)
    write_text(str(link), "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"


def write_half(path: str) -> None:
    with writing(path) as write:
        write("half of the new")
        raise ZeroDivisionError


def test_an_error_on_the_way_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(ZeroDivisionError):
        write_half(str(path))
    assert path.read_text(encoding="utf-8") == "old"
    assert entries(tmp_path) == ["a.md"]


def test_a_disk_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.md"
    path.write_text("old", encoding="utf-8")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InputError, match=r"a\.md: No space left on device"):
        write_text(str(path), "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert entries(tmp_path) == ["a.md"]


@pytest.mark.parametrize("place", ["missing/a.md", "."])
def test_what_cannot_be_written(place: str, tmp_path: Path) -> None:
    with pytest.raises(InputError):
        write_text(str(tmp_path / place), "x")


def test_a_write_protected_file_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o444)
    with pytest.raises(InputError, match=r"a\.md: is write-protected"):
        write_text(str(path), "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert entries(tmp_path) == ["a.md"]


def test_a_name_as_long_as_names_may_be(tmp_path: Path) -> None:
    path = tmp_path / f"{'a' * 252}.md"
    write_text(str(path), "x")
    assert path.read_text(encoding="utf-8") == "x"


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="no /dev/fd here")
def test_a_pipe_is_written_to() -> None:
    reading, writing_end = os.pipe()
    with os.fdopen(reading, encoding="utf-8") as file:
        write_text(f"/dev/fd/{writing_end}", "x")
        os.close(writing_end)
        assert file.read() == "x"


@pytest.mark.parametrize(
    ("error", "raised"),
    [
        pytest.param(OSError(28, "No space left on device"), InputError, id="full"),
        pytest.param(BrokenPipeError(), BrokenPipeError, id="the reader has gone"),
    ],
)
def test_standard_output_that_fails(
    error: OSError, raised: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing(io.BytesIO):
        def flush(self) -> None:
            raise error

    monkeypatch.setattr("sys.stdout", SimpleNamespace(buffer=Failing()))
    with pytest.raises(raised):
        write_text("-", "x")


def test_devices_are_written_to() -> None:
    write_text(os.devnull, "x")
    assert not Path(os.devnull).is_file()


def test_replace_text__nothing_new_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("same", encoding="utf-8")
    before = path.stat()
    replace_text(str(path), "same", "same")
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_replace_text__a_change_of_somebody_else_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("edited meanwhile", encoding="utf-8")
    with pytest.raises(InputError, match="was changed while"):
        replace_text(str(path), "as read", "new")
    assert path.read_text(encoding="utf-8") == "edited meanwhile"


def test_read_text__not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_bytes(b"a\nb\xff\n")
    with pytest.raises(InputError, match=r"a\.md:2: not UTF-8 text"):
        read_text(str(path))
