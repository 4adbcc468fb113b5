"""An end for every try: sockets that are still busy when its time is up are shut down.

The timeouts of sockets are for one read; a service that sends a byte now and then, be it of a header, of
the length of a chunk or of the body, never meets them. So the sockets of a try are watched from outside.
"""

from __future__ import annotations

import socket
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

if TYPE_CHECKING:
    from collections.abc import Iterator

_here = threading.local()


@contextmanager
def watched(seconds: float) -> Iterator[None]:
    """Shut down, after *seconds*, every socket that this thread has begun to read from in the block."""
    sockets: list[socket.socket] = []
    _here.sockets = sockets
    timer = threading.Timer(seconds, _shut, (sockets,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        _here.sockets = []


def _shut(sockets: list[socket.socket]) -> None:
    for each in sockets:
        try:
            socket.socket.shutdown(each, socket.SHUT_RDWR)  # the plain one: TLS would want to say goodbye
        except OSError:  # closed in the meantime
            continue


class _Connection(HTTPConnection):
    def getresponse(self) -> Any:
        _here.sockets.append(self.sock)
        return super().getresponse()


class _SecureConnection(HTTPSConnection):
    def getresponse(self) -> Any:
        _here.sockets.append(self.sock)
        return super().getresponse()


class _Pool(HTTPConnectionPool):
    ConnectionCls = _Connection


class _SecurePool(HTTPSConnectionPool):
    ConnectionCls = _SecureConnection


class WatchedAdapter(HTTPAdapter):
    """requests' adapter with connections that can be watched; only for use inside :func:`watched`."""

    def init_poolmanager(self, *args: Any, **options: Any) -> None:
        super().init_poolmanager(*args, **options)
        self.poolmanager.pool_classes_by_scheme = {"http": _Pool, "https": _SecurePool}

    def proxy_manager_for(self, proxy: str, **options: Any) -> Any:
        manager = super().proxy_manager_for(proxy, **options)
        manager.pool_classes_by_scheme = {"http": _Pool, "https": _SecurePool}
        return manager
