"""Resolving cold and warm beside deep-research-client, and 1,000 references within everybody's limits.

Run as ``python benchmarks/resolve.py FOLDER [--peer PYTHON]``. FOLDER holds ``fake_upstream.py``, a stub of
the registries with latency and a log, its ``records.json`` and ``reports/`` with the texts and the peer's
measured times (``baseline.json``). With ``--peer`` (an interpreter that has the validation extra of
deep_research_client) the peer is run again beside us, through ``run_peer.py`` of the same folder. Caches go
to a temporary folder.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from citevouch.resolve import resolve
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.records import Resolved

LATENCY_MS = 300
#: Report -> least times faster than the peer cold, most requests (the goals), and the peer's entry.
GOALS = {
    "r31.md": (20, 8, "r31.md (25 PMID + 4 DOI [3 Crossref, 1 Zenodo] + 2 PMC)"),
    "r100doi.md": (25, 8, "r100doi.md"),
    "r100pmid.md": (60, 2, "r100pmid.md"),
}
WARM_GOAL = 10
#: Published limits: requests in any second and at once, by service of the stub's log; DataCite's in 300 s.
IN_A_SECOND = {"ncbi": 3, "crossref": 3, "doi": 3}
AT_ONCE = {"crossref": 3}
MIXED = {"PMID": 600, "DOI": 250, "DATACITE": 50, "PMC": 100}


@dataclass(frozen=True)
class Upstream:
    """A running stub."""

    base: str

    def at(self, host: str, path: str = "") -> str:
        return f"{self.base}/_host/{host}{path}"

    def settings(self, cache: Path, records: dict[str, Any], **changes: Any) -> Settings:
        """Settings for the stub, with controls that it has."""
        return Settings(
            eutils_url=self.at("eutils.ncbi.nlm.nih.gov", "/entrez/eutils"),
            idconv_url=self.at("pmc.ncbi.nlm.nih.gov", "/tools/idconv/api/v1/articles/"),
            crossref_url=self.at("api.crossref.org"),
            datacite_url=self.at("api.datacite.org"),
            doi_url=self.at("doi.org"),
            control_pmid=next(iter(records["pubmed"])),
            control_doi=next(iter(records["crossref"])),
            cache_dir=cache,
            **changes,
        )

    def log(self) -> list[dict[str, Any]]:
        """The requests so far."""
        with urlopen(f"{self.base}/_admin/log", timeout=30) as answer:  # noqa: S310 - our own stub
            return [json.loads(line) for line in answer.read().splitlines()]

    def reset(self) -> None:
        """Forget the requests so far."""
        urlopen(Request(f"{self.base}/_admin/reset", data=b""), timeout=30).close()  # noqa: S310 - as above


@contextmanager
def upstream(folder: Path, records: Path, *options: str) -> Iterator[Upstream]:
    """The stub over *records* while the block runs."""
    command = [sys.executable, str(folder / "fake_upstream.py"), "--records", str(records), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield Upstream(json.loads(process.stdout.readline())["base"])
        finally:
            process.terminate()


def cited(report: Path) -> list[str]:
    """The identifiers of a report of the folder, as canonical CURIEs."""
    text = report.read_text(encoding="utf-8")
    return [
        *(f"PMID:{found}" for found in re.findall(r"PMID:([0-9]+)", text)),
        *(f"DOI:{found.lower()}" for found in re.findall(r"DOI:([^)\s]+)", text)),
        *(f"PMC:{found}" for found in re.findall(r"PMC[0-9]+", text)),
    ]


def timed(ids: list[str], settings: Settings) -> tuple[float, Resolved]:
    start = time.perf_counter()
    resolved = resolve(ids, settings)
    return time.perf_counter() - start, resolved


def beside_the_peer(folder: Path, scratch: Path, peer: str | None) -> None:
    """The table of goals: one run each, cold and warm."""
    records = folder / "records.json"
    held = json.loads(records.read_text(encoding="utf-8"))
    published = json.loads((folder / "reports" / "baseline.json").read_text(encoding="utf-8"))["runs"]
    print(
        f"latency {LATENCY_MS} ms; the peer's figures are {'of this run' if peer else 'from baseline.json'}"
    )
    for name, (ratio, most, entry) in GOALS.items():
        theirs = run_peer(folder, name, peer) if peer else published[entry]
        with upstream(folder, records, "--latency-ms", str(LATENCY_MS)) as stub:
            settings = stub.settings(scratch / name, held)
            ids = cited(folder / "reports" / name)
            cold, resolved = timed(ids, settings)
            requests = len(stub.log())
            warm, _again = timed(ids, settings)
            more = len(stub.log()) - requests
        statuses = dict(Counter(each.status for each in resolved.resolutions.values()))
        print(f"{name}: {statuses}")
        print(
            f"  cold: {theirs['cold_s']:.1f} s, {theirs['cold_requests']} requests -> {cold:.2f} s, "
            f"{requests} requests: {theirs['cold_s'] / cold:.0f}x (goal {ratio}x, {most} requests)"
        )
        print(
            f"  warm: {theirs['warm_s']:.2f} s -> {warm:.4f} s, {more} requests: "
            f"{theirs['warm_s'] / warm:.0f}x (goal {WARM_GOAL}x, 0 requests)"
        )


def run_peer(folder: Path, name: str, python: str) -> dict[str, Any]:
    """The peer's cold and warm seconds and requests on one report, at its default delay."""
    command = [python, str(folder / "run_peer.py"), str(folder / "reports" / name), "--brief", "--runs", "2"]
    command += ["--upstream", f"--latency-ms {LATENCY_MS}"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    runs = json.loads(done.stdout[done.stdout.index("{") :])["runs"]
    return {
        "cold_s": runs[0]["wall_s"],
        "cold_requests": runs[0]["upstream"]["requests"],
        "warm_s": runs[1]["wall_s"],
        "warm_requests": runs[1]["upstream"]["requests"],
    }


def write_mixed(path: Path, like: Path) -> list[str]:
    """Records for 1,000 references of every kind in *path*, made from those of *like*; the identifiers."""
    held = json.loads(like.read_text(encoding="utf-8"))
    article, work, entry = (next(iter(held[kind].values())) for kind in ("pubmed", "crossref", "datacite"))
    made: dict[str, dict[str, Any]] = {"pubmed": {}, "crossref": {}, "datacite": {}, "pmc": {}, "geo": {}}
    for n in range(MIXED["PMID"]):
        pmid = str(90_100_000 + n)
        made["pubmed"][pmid] = article | {"pmid": pmid, "doi": f"10.5555/pm.{n}", "bookshelf": None}
    for n in range(MIXED["DOI"]):
        made["crossref"][f"10.5555/cr.{n}"] = work | {"doi": f"10.5555/cr.{n}"}
    for n in range(MIXED["DATACITE"]):
        made["datacite"][f"10.5555/dc.{n}"] = entry | {"doi": f"10.5555/dc.{n}"}
    for n in range(MIXED["PMC"]):
        pmid, pmcid = str(90_200_000 + n), f"PMC{99_100_000 + n}"
        made["pubmed"][pmid] = article | {"pmid": pmid, "doi": f"10.5555/pmc.{n}", "pmcid": pmcid}
        made["pmc"][pmcid] = {"pmcid": pmcid, "pmid": pmid, "doi": f"10.5555/pmc.{n}", "fulltext": []}
    path.write_text(json.dumps(made), encoding="utf-8")
    return [
        *(f"PMID:{90_100_000 + n}" for n in range(MIXED["PMID"])),
        *(f"DOI:10.5555/cr.{n}" for n in range(MIXED["DOI"])),
        *(f"DOI:10.5555/dc.{n}" for n in range(MIXED["DATACITE"])),
        *(f"PMC:PMC{99_100_000 + n}" for n in range(MIXED["PMC"])),
    ]


def within_limits(folder: Path, scratch: Path) -> None:
    """1,000 references cold with 1, 8 and 32 threads: what the stub saw in any second and at once."""
    records = scratch / "mixed.json"
    ids = write_mixed(records, folder / "records.json")
    held = json.loads(records.read_text(encoding="utf-8"))
    for threads in (1, 8, 32):
        with upstream(folder, records, "--latency-ms", str(LATENCY_MS), "--ncbi-rate", "3") as stub:
            settings = stub.settings(scratch / f"t{threads}", held, threads=threads, email="a@example.org")
            seconds, resolved = timed(ids, settings)
            log = stub.log()
        statuses = dict(Counter(each.status for each in resolved.resolutions.values()))
        refused = sum(line["status"] == 429 for line in log)
        print(
            f"{len(ids)} references, {threads} threads: {seconds:.1f} s, {len(log)} requests, "
            f"{refused} refused; {statuses}"
        )
        print(f"  most in a second {_most_in_a_second(log)}, most at once {_most_at_once(log)}")
        _assert_limits(log)


def _groups(log: list[dict[str, Any]]) -> dict[str, list[tuple[float, float]]]:
    """Start and end of each request in seconds, by the service that sets the limit."""
    groups: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for line in log:
        group = "ncbi" if line["service"] in {"eutils", "idconv"} else line["service"]
        groups[group].append((line["t"], line["t"] + line["ms"] / 1000))
    return groups


def _most_in_a_second(log: list[dict[str, Any]]) -> dict[str, int]:
    return {
        group: max(sum(start <= other < start + 1 for other, _end in spans) for start, _ in spans)
        for group, spans in _groups(log).items()
    }


def _most_at_once(log: list[dict[str, Any]]) -> dict[str, int]:
    return {
        group: max(sum(other <= start < end for other, end in spans) for start, _ in spans)
        for group, spans in _groups(log).items()
    }


def _assert_limits(log: list[dict[str, Any]]) -> None:
    seconds, at_once = _most_in_a_second(log), _most_at_once(log)
    assert all(seconds.get(group, 0) <= limit for group, limit in IN_A_SECOND.items()), seconds
    assert all(at_once.get(group, 0) <= limit for group, limit in AT_ONCE.items()), at_once


def memory(folder: Path, scratch: Path) -> None:
    """Peak memory of a process that resolves all of the mixed references once, and ten times over."""
    records = scratch / "mixed.json"
    with upstream(folder, records) as stub:
        peaks = []
        for rounds in (1, 10):
            command = [sys.executable, __file__, str(folder), "--rounds", str(rounds), "--base", stub.base]
            command += ["--records", str(records)]
            done = subprocess.run(command, check=True, capture_output=True, text=True)
            peaks.append(int(done.stdout))
    print(f"peak memory: {peaks[0] / 1024:.0f} MB after one round of {sum(MIXED.values())}, "
          f"{peaks[1] / 1024:.0f} MB after ten")  # fmt: skip


def rounds(base: str, records: Path, count: int) -> None:
    """In a process of its own: resolve *count* times without a cache; print the peak in kB."""
    held = json.loads(records.read_text(encoding="utf-8"))
    ids = write_mixed(records.with_name("again.json"), records)
    rates = dict.fromkeys(("ncbi", "crossref", "datacite", "doi"), 1000.0)
    with tempfile.TemporaryDirectory() as cache:
        settings = Upstream(base).settings(Path(cache), held, rates=rates)
        for _ in range(count):
            resolve(ids, settings, refresh=True)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--peer", metavar="PYTHON")
    parser.add_argument("--rounds", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--base", help=argparse.SUPPRESS)
    parser.add_argument("--records", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.rounds:
        rounds(given.base, given.records, given.rounds)
        return
    with tempfile.TemporaryDirectory() as scratch:
        beside_the_peer(given.folder, Path(scratch), given.peer)
        within_limits(given.folder, Path(scratch))
        memory(given.folder, Path(scratch))


if __name__ == "__main__":
    main()
