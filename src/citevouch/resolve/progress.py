"""Progress on standard error, for waits over a second, where somebody is looking."""

from __future__ import annotations

import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DELAY = 1.0  #: seconds without a word


@contextmanager
def progress(label: str) -> Iterator[Callable[[], None]]:
    """A line that says *label* and counts the requests answered; call what is given after each.

    Nothing is shown where standard error is no terminal.
    """
    if not sys.stderr.isatty():
        yield _silence
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        TextColumn("{task.completed} requests answered", markup=False),
        TimeElapsedColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=None)
    timer = threading.Timer(DELAY, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda: bar.advance(task)
    finally:
        timer.cancel()
        bar.stop()


def _silence() -> None:
    return None
