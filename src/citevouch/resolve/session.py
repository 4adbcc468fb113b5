"""The HTTP session and who it says is asking. Secrets are added here, at the last moment, and only here.

No HTTP cache sits in it: what a batch answered cannot be used for another batch, and a body must have been
believed before it is kept. The record store (``store``) is the cache, above the turns and tries.
"""

from __future__ import annotations

import logging
import os
import re
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import getproxies_environment

import requests
from requests.utils import should_bypass_proxies

from citevouch.errors import SettingsError
from citevouch.resolve.watch import WatchedAdapter
from citevouch.versions import version

if TYPE_CHECKING:
    from citevouch.settings import Settings

TOOL = "citevouch"
#: Services that take a caller's name as parameters; ``api_key`` is for the first one only.
_NAMED_BY = {"eutils": "email", "idconv": "email", "crossref": "mailto"}

#: Loggers that write addresses; a filter does not reach the loggers below it.
_TALKATIVE = (
    "urllib3.connection",
    "urllib3.connectionpool",
    "urllib3.poolmanager",
    "urllib3.response",
    "urllib3.util.retry",
)
_QUERY = re.compile(r"\?[^\s\")]*")


def make_session(settings: Settings) -> requests.Session:
    """A session that reads no file (``.netrc``), keeps no cookie and follows no redirect by itself.

    Proxies and a certificate bundle are taken from the usual environment variables. Raises SettingsError for
    a bundle that is not there.
    """
    session = requests.Session()
    session.trust_env = False
    for variable in ("CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE"):
        if bundle := os.environ.get(variable):
            if not Path(bundle).exists():
                raise SettingsError(f"{bundle!r} is not there", place=variable, expected="certificates")
            session.verify = bundle
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    session.headers.update({"User-Agent": user_agent(settings), "Accept-Encoding": "gzip"})
    adapter = WatchedAdapter(pool_connections=16, pool_maxsize=settings.threads, max_retries=0)
    session.mount("https://", adapter)
    session.mount("http://", adapter)
    _hide_queries()
    return session


def user_agent(settings: Settings) -> str:
    """What a service sees as the caller: the tool, its version and, where given, an e-mail address."""
    contact = f" (mailto:{settings.email})" if settings.email else ""
    return f"{TOOL}/{version('citevouch')}{contact}"


def credentials(service: str, settings: Settings) -> dict[str, str]:
    """The parameters by which *service* knows its caller."""
    named: dict[str, str] = {}
    if service in {"eutils", "idconv"}:
        named["tool"] = TOOL
    if settings.email and service in _NAMED_BY:
        named[_NAMED_BY[service]] = settings.email
    if settings.ncbi_api_key and service == "eutils":
        named["api_key"] = settings.ncbi_api_key
    return named


def proxies_for(url: str) -> dict[str, str]:
    """The proxies that the environment names for *url*; none where ``no_proxy`` covers it."""
    return {} if should_bypass_proxies(url, no_proxy=None) else getproxies_environment()


class _WithoutQuery(logging.Filter):
    """urllib3 logs whole addresses; a query may hold a key or an e-mail address."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = _QUERY.sub("?...", record.getMessage()), ()
        return True


def _hide_queries() -> None:
    for name in _TALKATIVE:
        logger = logging.getLogger(name)
        if not any(isinstance(each, _WithoutQuery) for each in logger.filters):
            logger.addFilter(_WithoutQuery())
