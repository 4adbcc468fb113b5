"""The limits that services publish, proved from the stub's log, whatever the number of threads."""

from __future__ import annotations

import itertools
import threading
from typing import TYPE_CHECKING

import pytest
from tests.stub.server import Fault

from citevouch.resolve import open_run, resolve
from citevouch.resolve.slots import MARGIN, RATES, Slots, slots_for
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.stub.server import Stub


def _most_in_a_second(times: list[float]) -> int:
    return max(sum(start <= at < start + 1.0 for at in times) for start in times)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changes", "least_gap"),
    [
        pytest.param({}, 1 / 3, id="three a second"),
        pytest.param({"ncbi_api_key": "made-up"}, 1 / 10, id="ten with a key"),
    ],
)
def test_ncbi_with_many_threads(
    changes: dict[str, str], least_gap: float, stub: Stub, settings: Callable[..., Settings]
) -> None:
    """E-utilities and the ID converter share one limit, also between runs in several threads."""
    made = settings(rates={}, **changes)
    groups = [[f"PMID:{90_000_001 + n}", f"PMC:PMC{99_000_101 + n}"] for n in range(4)]  # two requests each
    threads = [threading.Thread(target=resolve, args=(ids, made)) for ids in groups]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    times = sorted(each.at for each in stub.seen)
    assert len(times) == 8
    gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
    assert min(gaps) > least_gap * 0.97  # what arrives is a little less even than what is sent
    assert _most_in_a_second(times) <= round(1 / least_gap)


@pytest.mark.parametrize(
    ("email", "at_once"), [pytest.param(None, 1, id="anybody"), pytest.param("a@example.org", 3, id="named")]
)
def test_crossref_at_once(
    email: str | None, at_once: int, stub: Stub, settings: Callable[..., Settings]
) -> None:
    stub.latency = 0.1
    resolve([f"DOI:10.5555/cr.{n}" for n in range(300)], settings(email=email, total_timeout=5.0))
    assert stub.most_at_once["crossref"] <= at_once
    assert stub.count("crossref") == 6


def test_every_try_takes_a_turn(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service="datacite", status=503, times=1))
    resolve(["ARXIV:9999.00001"], settings(rates={"datacite": 5.0}))
    first, second = (each.at for each in stub.seen)
    assert second - first >= 0.2


@pytest.mark.parametrize(
    ("pause", "gap"),
    [pytest.param(0.0, 0.35, id="never above the limit"), pytest.param(2.0, 2.0, id="less, if asked")],
)
def test_least_pause(pause: float, gap: float) -> None:
    assert slots_for("ncbi", Settings(least_pause=pause)).gap == pytest.approx(gap)


def test_headers_slow_down(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.headers = {"x-rate-limit-limit": "4", "x-rate-limit-interval": "1s", "x-concurrency-limit": "1"}
    made = settings(email="a@example.org")
    resolve([f"DOI:10.5555/cr.{n}" for n in range(200)], made)
    slots = slots_for("crossref", made)
    assert (round(slots.gap, 4), slots.at_once) == (round(MARGIN / 4, 4), 1)


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({}, id="none"),
        pytest.param({"x-rate-limit-limit": "0", "x-rate-limit-interval": "0s"}, id="zeros"),
        pytest.param({"x-rate-limit-limit": "-1", "x-concurrency-limit": "lots"}, id="nonsense"),
        pytest.param({"x-rate-limit-limit": "50", "x-rate-limit-interval": "1s"}, id="more than we take"),
    ],
)
def test_headers_that_change_nothing(headers: dict[str, str]) -> None:
    slots = Slots(0.35, 3)
    slots.heed(headers)
    assert (slots.gap, slots.at_once) == (0.35, 3)


def test_turns_are_shared_by_equal_settings() -> None:
    assert slots_for("ncbi", Settings()) is slots_for("ncbi", Settings(control_pmid="1"))
    assert slots_for("ncbi", Settings()) is not slots_for("ncbi", Settings(ncbi_api_key="made-up"))


def test_published_figures() -> None:
    assert {group: round(1 / slots_for(group, Settings()).gap, 2) for group in RATES} == {
        "ncbi": 2.86,
        "crossref": 0.95,
        "datacite": 1.59,
        "doi": 2.86,
        "clinicaltrials": 0.95,
        "europepmc": 2.86,
    }


def test_equal_requests_are_sent_once(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.latency = 0.2
    statuses = []
    with open_run(settings()) as run:

        def ask() -> None:
            statuses.append(resolve(["PMID:90000001"], run=run).resolutions["PMID:90000001"].status)

        threads = [threading.Thread(target=ask) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert statuses == ["VERIFIED"] * 6
    assert stub.count() == 1
