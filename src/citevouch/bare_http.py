"""A plain HTTP session for what is not a registry: models' endpoints, the doctor's knock on doors."""

from __future__ import annotations

import os
from http.cookiejar import DefaultCookiePolicy

import requests

from citevouch.versions import version


def bare_session() -> requests.Session:
    """A session that reads no file (``.netrc``) and keeps no cookie.

    A certificate bundle is taken from the usual environment variables; proxies are for the caller to name.
    """
    session = requests.Session()
    session.trust_env = False
    session.verify = os.environ.get("REQUESTS_CA_BUNDLE") or os.environ.get("CURL_CA_BUNDLE") or True
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    session.headers["User-Agent"] = f"citevouch/{version('citevouch')}"
    return session
