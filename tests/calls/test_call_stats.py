"""What the log teaches: times, width, advice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.calls.log import CallLog, entry
from citevouch.calls.stats import call_stats, max_parallel, percentile, timeout
from citevouch.contract.output import emit

if TYPE_CHECKING:
    from citevouch_contract.models import CallLogEntry, CallStats

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
OUTCOMES = ("ok", "partial", "timeout", "error", "banned")


def batch(
    outcome: str, qcount: int = 5, *, minutes: float = 120, parallel: bool = True, seconds: float = 40.0
) -> CallLogEntry:
    """A batch that ended *minutes* ago."""
    at = NOW - timedelta(minutes=minutes)
    return entry(at=at, skill="s", qcount=qcount, parallel=parallel, duration_s=seconds, outcome=outcome)


def stats(*entries: CallLogEntry, **options: Any) -> CallStats:
    made = call_stats(CallLog(entries=entries), now=NOW, **options)
    emit(made)
    return made


def test_call_stats__nothing_known_is_wide_and_patient() -> None:
    assert stats().model_dump(exclude_none=True) == {
        "window_days": 30,
        "calls": 0,
        "broken_lines": 0,
        "queries_last_hour": 0,
        "timeout_per_query_s": 180.0,
        "max_parallel": 15,
        "hourly_cap": 60,
        "advice": "GO",
    }


@pytest.mark.parametrize(
    ("entries", "p95"),
    [
        pytest.param([batch("ok", 5, seconds=40)], 40.0, id="a batch at once: each took as long"),
        pytest.param([batch("ok", 5, seconds=40, parallel=False)], 8.0, id="one by one: each its share"),
        pytest.param([batch("partial", seconds=40), batch("timeout", seconds=90)], 90.0, id="what came back counts"),
        pytest.param([batch("ok", seconds=40), batch("error", seconds=1), batch("banned", seconds=2)], 40.0, id="what did not does not"),
        pytest.param([batch("error")], None, id="nothing came back"),
        pytest.param([batch("ok", minutes=60 * 24 * 31)], None, id="too long ago"),
    ],
)  # fmt: skip
def test_call_stats__seconds_for_a_question(entries: list[CallLogEntry], p95: float | None) -> None:
    assert stats(*entries).p95_s == p95


@pytest.mark.parametrize(
    ("times", "p95"),
    [
        pytest.param([], None, id="none"),
        pytest.param([5.0], 5.0, id="one"),
        pytest.param([float(at) for at in range(1, 21)], 19.0, id="twenty"),
        pytest.param([float(at) for at in range(1, 101)], 95.0, id="a hundred"),
        pytest.param([3.0, 1.0, 2.0], 3.0, id="in any order"),
    ],
)
def test_percentile(times: list[float], p95: float | None) -> None:
    assert percentile(times) == p95


@pytest.mark.parametrize(
    ("p95", "seconds"),
    [
        pytest.param(None, 180.0, id="nothing known"),
        pytest.param(10.0, 60.0, id="at least"),
        pytest.param(60.0, 90.0, id="one and a half times"),
        pytest.param(400.0, 180.0, id="at most"),
    ],
)
def test_timeout(p95: float | None, seconds: float) -> None:
    assert timeout(p95) == seconds


@pytest.mark.parametrize(
    ("entries", "width"),
    [
        pytest.param([], 15, id="nothing known"),
        pytest.param([batch("ok", 5)], 15, id="no failure: wide"),
        pytest.param([batch("ok", 20)], 21, id="no failure: one more than ever came back"),
        pytest.param([batch("error", 3)], 15, id="an error does not narrow"),
        pytest.param([batch("ok", 5), batch("timeout", 12, minutes=600)], 8, id="half way between"),
        pytest.param([batch("timeout", 12, minutes=600), batch("ok", 11)], 11, id="close to the limit"),
        pytest.param([batch("ok", 8), batch("banned", 5, minutes=600)], 4, id="below the smallest that failed"),
        pytest.param([batch("ok", 5), batch("timeout", 6, minutes=100)], 3, id="the last one failed: half of it"),
        pytest.param([batch("timeout", 1, minutes=600)], 1, id="never under one"),
        pytest.param([batch("timeout", 9, parallel=False, minutes=600), batch("ok", 5)], 1, id="one by one is one at once"),
    ],
)  # fmt: skip
def test_max_parallel(entries: list[CallLogEntry], width: int) -> None:
    assert max_parallel(entries, now=NOW) == width


@pytest.mark.parametrize(
    ("entries", "advice", "wait"),
    [
        pytest.param([batch("ok", minutes=1)], "GO", None, id="all well"),
        pytest.param([batch("timeout", minutes=1)], "WAIT", 240.0, id="a timeout a minute ago"),
        pytest.param([batch("banned", minutes=4)], "WAIT", 60.0, id="a refusal"),
        pytest.param([batch("timeout", minutes=5)], "GO", None, id="five minutes are over"),
        pytest.param([batch("timeout", minutes=1), batch("ok", minutes=0)], "WAIT", 240.0, id="another batch came back meanwhile"),
        pytest.param([batch("error", minutes=1)], "GO", None, id="an error"),
        pytest.param([batch("banned", minutes=30), batch("banned", minutes=20)], "STOP", None, id="refused twice"),
        pytest.param([batch("banned", minutes=100), batch("banned", minutes=50)], "STOP", None, id="twice within an hour"),
        pytest.param([batch("banned", minutes=140), batch("banned", minutes=50)], "GO", None, id="further apart"),
        pytest.param([batch("banned", minutes=90), batch("banned", minutes=70)], "GO", None, id="over an hour ago"),
        pytest.param([batch("ok", 30, minutes=59), batch("ok", 30, minutes=1)], "PAUSE", None, id="sixty in the last hour"),
        pytest.param([batch("ok", 30, minutes=61), batch("ok", 30, minutes=1)], "GO", None, id="some of them earlier"),
        pytest.param([batch("ok", 60, minutes=10), batch("timeout", minutes=1)], "PAUSE", None, id="pause before wait"),
        pytest.param([batch("banned", 60, minutes=9), batch("banned", minutes=1)], "STOP", None, id="stop before all"),
    ],
)  # fmt: skip
def test_call_stats__advice(entries: list[CallLogEntry], advice: str, wait: float | None) -> None:
    made = stats(*entries)
    assert (made.advice, made.wait_s) == (advice, wait)
    assert bool(made.message) == (advice != "GO")


def test_call_stats__a_clock_that_was_ahead() -> None:
    assert stats(batch("timeout", minutes=-10)).wait_s == 300.0


def test_call_stats__a_time_far_ahead_does_not_count() -> None:
    made = stats(batch("banned", 60, minutes=-60 * 24 * 2), batch("banned", minutes=-60 * 24 * 2))
    assert (made.advice, made.calls, made.max_parallel) == ("GO", 0, 15)


def test_call_stats__days() -> None:
    assert stats(batch("ok", minutes=60 * 48), days=1).calls == 0
    assert stats(batch("ok", minutes=60 * 48), days=3).calls == 1


entries_of_any_kind = st.lists(
    st.builds(
        batch,
        st.sampled_from(OUTCOMES),
        st.integers(1, 100),
        minutes=st.floats(-30, 60 * 24 * 40),
        parallel=st.booleans(),
        seconds=st.floats(0, 5000),
    ),
    max_size=12,
)


@given(entries_of_any_kind)
def test_call_stats__always_within_the_contract(entries: list[CallLogEntry]) -> None:
    made = stats(*entries)
    failed = [
        each.qcount if each.parallel else 1 for each in entries if each.outcome in {"timeout", "banned"}
    ]
    recent = [each for each in entries if each.ts >= NOW - timedelta(days=30)]
    if failed and len(recent) == len(entries):
        assert made.max_parallel <= max(1, min(failed) - 1)
