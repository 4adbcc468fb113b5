"""Which addresses a request may go to: the configured services, and where those may redirect."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urljoin, urlsplit

if TYPE_CHECKING:
    from citevouch.settings import Settings


class Forbidden(Exception):  # noqa: N818 - said of an address, not of a fault in code
    """An address that no request may go to; the text says why, without the address's query."""


def service_of(url: str, services: dict[str, str]) -> str | None:
    """The service whose base address *url* lies under, the longest base winning; None for none."""
    under = [name for name, base in services.items() if url.startswith(base)]
    return max(under, key=lambda name: len(services[name]), default=None)


def redirected(origin: str, location: str, settings: Settings) -> str:
    """The absolute address that *location*, an answer of *origin*, leads to.

    Raises Forbidden for another scheme, for a host that is neither configured nor below a configured
    one, and for a host of the latter kind whose address is not public.
    """
    try:
        target = urljoin(origin, location)
        new, old = urlsplit(target), urlsplit(origin)
        host = new.hostname
        new.port  # noqa: B018 - raises ValueError where it is none
    except ValueError as error:
        raise Forbidden("redirected to something that is no address") from error
    if new.scheme not in {"http", "https"} or not host or new.username or new.password:
        raise Forbidden(f"redirected to {new.scheme or 'no'} address")
    configured = {_place(urlsplit(base)) for base in settings.services.values()}
    if _place(new) in configured:
        return target
    if old.scheme == "https" and new.scheme != "https":
        raise Forbidden("redirected from https to http")
    if not any(host.endswith(f".{name}") for name, _port in configured):
        raise Forbidden(f"redirected to {host}, which is not configured")
    if not _public(host):
        raise Forbidden(f"redirected to {host}, which is not a public address")
    return target


def _place(parts: SplitResult) -> tuple[str, int]:
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


def _public(host: str) -> bool:
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, None)}
    except OSError:
        return False
    return all(ipaddress.ip_address(address.partition("%")[0]).is_global for address in found)
