"""How long something takes, measured so that neither a busy machine nor the tests before it count."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def processor_seconds(call: Callable[[], object], *, times: int = 3) -> float:
    """The least processor time of several calls.

    The garbage collector is off meanwhile: what it takes grows with all that is alive in the process, which
    after some thousand tests is much, and it strikes where it likes.
    """
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        return min(_once(call) for _ in range(times))
    finally:
        if was_on:
            gc.enable()


def _once(call: Callable[[], object]) -> float:
    begun = time.process_time()
    call()
    return time.process_time() - begun
