"""How well the subject rule tells a report's own sources from other papers. Needs the folder of real reports.

    CITEVOUCH_SHARED=... python benchmarks/subject.py

Own: every (report, record) pair whose record the report cites. Foreign: for each report fifteen records that
only other reports cite (seeded), which is hard, since all reports are biomedical.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import TYPE_CHECKING

from citevouch.check.subject import LEAST_TEXT, OFF_TOPIC, ON_TOPIC, Subject, check_subject, subject_of
from citevouch.files import read_text
from citevouch.resolve.cache_files import read_folder
from citevouch.text import read
from citevouch_contract.models import RelevanceVerdict

if TYPE_CHECKING:
    from citevouch.records import Record

FOREIGN = 15


def main() -> None:
    corpus = Path(os.environ["CITEVOUCH_SHARED"]) / "corpus"
    records = read_folder(corpus / "references_cache").records
    entries = [
        json.loads(line) for line in (corpus / "reports.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    cited = {name for entry in entries for name in entry["cached_refs"]}
    draw = random.Random(1)
    own: list[tuple[float, int]] = []
    foreign: list[tuple[float, int]] = []
    verdicts: dict[str, int] = {}
    for entry in entries:
        if not entry["cached_refs"]:
            continue
        subject = subject_of(read(read_text(str(corpus / entry["file"]))))
        mine = {name: records[name] for name in entry["cached_refs"]}
        others = sorted(cited - set(entry["cached_refs"]) - set(entry["cached_refs_elsewhere"]))
        own += scores(subject, mine)
        foreign += scores(subject, {name: records[name] for name in draw.sample(others, FOREIGN)})
        for check in check_subject(subject, mine).values():
            verdicts[check.relevance_verdict] = verdicts.get(check.relevance_verdict, 0) + 1
    print(f"{len(own)} own pairs, {len(foreign)} foreign pairs")
    print("\n| threshold | own at or above | foreign at or above |\n| --- | --- | --- |")
    for threshold in (0.05, 0.08, 0.10, 0.15, 0.20, 0.25, 0.30, 0.35, 0.40):
        print(f"| {threshold:.2f} | {share(own, threshold):.1%} | {share(foreign, threshold):.1%} |")
    for name, pairs in (("own", own), ("foreign", foreign)):
        accused = sum(score <= OFF_TOPIC and length >= LEAST_TEXT for score, length in pairs)
        print(f"\n{name}: {accused} of {len(pairs)} at or under {OFF_TOPIC}, {LEAST_TEXT} characters or more")
    print(f"\nverdicts on own pairs, guards included (on topic from {ON_TOPIC}): {verdicts}")
    assert set(verdicts) <= {verdict.value for verdict in RelevanceVerdict}


def scores(subject: Subject, records: dict[str, Record]) -> list[tuple[float, int]]:
    """Score and length of text of each record, before any guard."""
    checks = check_subject(subject, records)
    return [(checks[name].score or 0.0, len(record.text)) for name, record in records.items()]


def share(pairs: list[tuple[float, int]], threshold: float) -> float:
    return sum(score >= threshold for score, _length in pairs) / len(pairs)


if __name__ == "__main__":
    main()
