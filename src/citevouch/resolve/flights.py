"""Single flight: of several threads that ask the same at the same time, one asks and all get the answer."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

Result = TypeVar("Result")


class Flights(Generic[Result]):
    """Calls under way, by what they ask."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, Future[Result]] = {}
        self._lock = threading.Lock()

    def share(self, key: Hashable, call: Callable[[], Result]) -> Result:
        """The result of *call*, or of the call for *key* that another thread has begun; errors alike."""
        with self._lock:
            under_way = self._under_way.get(key)
            own: Future[Result] = Future()
            if under_way is None:
                self._under_way[key] = own
        if under_way is not None:
            return under_way.result()
        try:
            result = call()
        except BaseException as error:
            own.set_exception(error)
            raise
        else:
            own.set_result(result)
            return result
        finally:
            with self._lock:
                del self._under_way[key]
