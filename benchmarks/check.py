"""``citevouch check`` beside deep-research-client on a warm report, and over 1,000 reports in one run.

    python benchmarks/check.py BENCH --peer PYTHON          # one warm report: whole process and in process
    python benchmarks/check.py BENCH --corpus SHARED        # 1,000 reports: per second, growth, memory

BENCH holds ``fake_upstream.py``, a stub of the registries, its ``records.json``, ``run_peer.py`` and
``reports/r31.md`` (25 PMID, 4 DOI, 2 PMC). PYTHON is an interpreter that has the validation extra of
deep_research_client; SHARED holds a corpus of real reports with their cache files. Both tools run with their
bytecode compiled, in turn, and the best of the rounds counts. The peer converts PMCIDs anew in every run, so
its warm run still asks the network once, which the stub answers after the latency that its row names.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from citevouch.contract.output import dumps_lines
from citevouch.pipeline import check_text
from citevouch.render.markdown import render_section
from citevouch.resolve import open_run
from citevouch.settings import VARIABLES, Settings
from resolve import Upstream, upstream

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 9
WHOLE_GOAL, INSIDE_GOAL = 4, 10
REPORTS, STEP = 1_000, 100
QUOTED, CHANGED = 10, 2  #: quotations put into the report, and how many of them with a word changed

#: The peer's command with its requests sent to the stub, and its validator alone, timed in its own process.
PEER_COMMAND = """
import sys; sys.path.insert(0, sys.argv.pop(1)); from run_peer import redirect; redirect(sys.argv.pop(1))
from deep_research_client.cli import app; app()
"""
PEER_INSIDE = """
import sys, time; sys.path.insert(0, sys.argv[1]); from run_peer import redirect; redirect(sys.argv[2])
from deep_research_client.validation import ReferenceValidator
text, validator, best = open(sys.argv[3]).read(), ReferenceValidator(cache_dir=sys.argv[4]), 99.0
for _ in range(int(sys.argv[5])):
    start = time.perf_counter(); validator.validate_markdown(text)
    best = min(best, time.perf_counter() - start)
print(best)
"""


@dataclass(frozen=True)
class Contest:
    """One report, the stub, and a warm cache for each side."""

    folder: Path
    stub: Upstream
    report: Path
    settings: Settings
    peer: str
    peer_cache: Path

    def environment(self) -> dict[str, str]:
        """The process environment with our settings for the stub."""
        named = {variables[0]: getattr(self.settings, name) for name, variables in VARIABLES.items()}
        ours = {name: str(value) for name, value in named.items() if value is not None}
        return {**os.environ, **ours, "PYTHONDONTWRITEBYTECODE": ""}

    def whole(self) -> tuple[float, float]:
        """Best seconds of the peer's command and of ours."""
        theirs = [self.peer, "-c", PEER_COMMAND, str(self.folder), self.stub.base, "validate-references",
                  str(self.report), "--cache-dir", str(self.peer_cache)]  # fmt: skip
        ours = [sys.executable, "-m", "citevouch", "check", str(self.report)]
        rounds = [(self._timed(theirs), self._timed(ours)) for _ in range(ROUNDS)]
        return min(each[0] for each in rounds), min(each[1] for each in rounds)

    def inside(self) -> tuple[float, float]:
        """Best seconds of validating the text once everything is imported."""
        arguments = [self.folder, self.stub.base, self.report, self.peer_cache, ROUNDS]
        done = subprocess.run(
            [self.peer, "-c", PEER_INSIDE, *map(str, arguments)], check=True, capture_output=True, text=True
        )
        text = self.report.read_text(encoding="utf-8")

        def check() -> None:
            with open_run(self.settings) as run:
                check_text(text, name="r31.md", run=run)

        return float(done.stdout.split()[-1]), min(timed(check) for _ in range(ROUNDS))

    def _timed(self, command: list[str]) -> float:
        return timed(lambda: subprocess.run(command, check=True, capture_output=True, env=self.environment()))


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def beside_the_peer(folder: Path, scratch: Path, peer: str) -> None:
    """Whole process and in process, without and with quotations, at no latency and at 300 ms."""
    subprocess.run([peer, "-m", "compileall", "-q", *site_packages(peer)], check=False, capture_output=True)
    subprocess.run([sys.executable, "-m", "compileall", "-q", *sources()], check=False, capture_output=True)
    held = json.loads((folder / "records.json").read_text(encoding="utf-8"))
    plain = (folder / "reports" / "r31.md").read_text(encoding="utf-8")
    texts = {"31 references": plain, f"and {QUOTED} quotations": plain + quotations(held)}
    for latency in (0, 300):
        with upstream(folder, folder / "records.json", "--latency-ms", str(latency)) as stub:
            for name, text in texts.items():
                place = scratch / f"{latency}-{len(text)}"
                place.mkdir()
                report = place / "report.md"
                report.write_text(text, encoding="utf-8")
                settings = stub.settings(place / "ours", held)
                contest = Contest(folder, stub, report, settings, peer, place / "theirs")
                warm_up(contest)
                row(f"{name}, {latency} ms, whole process", *contest.whole(), WHOLE_GOAL)
                row(f"{name}, {latency} ms, in process", *contest.inside(), INSIDE_GOAL)


def warm_up(contest: Contest) -> None:
    """Fill both caches; the peer without its pauses, which only a cold run has."""
    command = [contest.peer, contest.folder / "run_peer.py", contest.report, "--base", contest.stub.base]
    command += ["--delay", "0", "--brief", "--cache-dir", contest.peer_cache]
    subprocess.run(list(map(str, command)), check=True, capture_output=True)
    with open_run(contest.settings) as run:
        check_text(contest.report.read_text(encoding="utf-8"), name="warm-up", run=run)


def quotations(held: dict[str, Any]) -> str:
    """A section that quotes a sentence of each of the first records, in some of them a word changed."""
    lines = ["\n## Quotations\n"]
    described = ((pmid, each) for pmid, each in held["pubmed"].items() if each["abstract"])
    for number, (pmid, record) in enumerate(islice(described, QUOTED)):
        sentence = max(record["abstract"][0]["text"].split(". "), key=len).rstrip(".")
        words = sentence.split()
        said = " ".join([*words[:4], "never", *words[5:]]) if number < CHANGED else sentence
        lines.append(f'- As they say, "{said}" (PMID:{pmid}).')
    return "\n".join(lines) + "\n"


def row(what: str, theirs: float, ours: float, goal: int) -> None:
    print(f"{what:<48} {theirs:7.3f} s -> {ours:7.4f} s: {theirs / ours:5.1f}x (goal {goal}x)")


def site_packages(python: str) -> list[str]:
    code = "import site; print(*site.getsitepackages(), sep='\\n')"
    return subprocess.run([python, "-c", code], check=True, capture_output=True, text=True).stdout.split()


def sources() -> list[str]:
    import citevouch
    import citevouch_contract

    return [str(Path(str(module.__file__)).parent) for module in (citevouch, citevouch_contract)]


def many(corpus: Path, scratch: Path) -> None:
    """The reports of a corpus, repeated, in one warm run: time and memory at every step."""
    found = [
        path for path in sorted((corpus / "corpus/reports").rglob("*.md")) if "citations" not in path.name
    ]
    cache = scratch / "records"
    shutil.copytree(corpus / "corpus/references_cache", cache)
    texts = {path: path.read_text(encoding="utf-8") for path in found}
    steps: list[tuple[float, float]] = []  # processor seconds since the start, memory
    with open_run(Settings(cache_dir=cache), offline=True) as run, (scratch / "all.jsonl").open("w") as out:
        check_text("PMID:1", name="warm-up", run=run)
        start, began = time.perf_counter(), time.process_time()
        for number, path in enumerate(islice(cycle(found), REPORTS), 1):
            report = check_text(texts[path], name=str(path), run=run)
            render_section(report)
            out.write(dumps_lines([report]))
            if number % STEP == 0:
                steps.append((time.process_time() - began, resident()))
    seconds = time.perf_counter() - start
    half, whole = steps[len(steps) // 2 - 1][0], steps[-1][0]
    memory = ", ".join(f"{number * STEP}: {held:.0f}" for number, (_seconds, held) in enumerate(steps, 1))
    print(f"{REPORTS} reports ({len(found)} different ones): {REPORTS / seconds:.1f} a second")
    print(f"processor time {whole:.1f} s, second half / first half: {(whole - half) / half:.2f} (linear: 1)")
    print(f"memory in MB by reports: {memory}")


def resident() -> float:
    """Memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("bench", type=Path)
    parser.add_argument("--peer", metavar="PYTHON")
    parser.add_argument("--corpus", type=Path, metavar="SHARED")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="citevouch-bench-") as scratch:
        if arguments.peer:
            beside_the_peer(arguments.bench, Path(scratch), arguments.peer)
        if arguments.corpus:
            many(arguments.corpus, Path(scratch))


if __name__ == "__main__":
    main()
