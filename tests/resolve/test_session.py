"""Who citevouch says it is, what it keeps to itself, and what it does not read."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.stub.server import PAGE, Fault

from citevouch.errors import SettingsError
from citevouch.resolve import resolve
from citevouch.resolve.addresses import Forbidden, redirected
from citevouch.resolve.search import search_title
from citevouch.resolve.session import proxies_for
from citevouch.settings import Settings, default_cache_dir

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.stub.server import Stub

KEY, EMAIL = "0123456789abcdef0123", "reader@example.org"
IDS = ["PMID:90000001", "PMC:PMC99000002", "DOI:10.5555/cr.1", "ARXIV:9999.00001", "DOI:10.5555/gone.1"]


def test_named(stub: Stub, settings: Callable[..., Settings]) -> None:
    resolve(IDS, settings(email=EMAIL, ncbi_api_key=KEY))
    assert all(each.agent.startswith("citevouch/") and EMAIL in each.agent for each in stub.seen)
    asked = {each.service: each.asked for each in stub.seen}
    assert asked["eutils"] | {"tool": "citevouch", "email": EMAIL, "api_key": KEY} == asked["eutils"]
    assert asked["idconv"] | {"tool": "citevouch", "email": EMAIL} == asked["idconv"]
    assert asked["crossref"]["mailto"] == EMAIL
    assert not any(KEY in each.asked.values() for each in stub.seen if each.service != "eutils")


def test_anonymous(stub: Stub, settings: Callable[..., Settings]) -> None:
    resolve(IDS, settings())
    assert not any({"email", "mailto", "api_key"} & each.asked.keys() for each in stub.seen)
    assert not any("mailto" in each.agent for each in stub.seen)


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(None, id="all well"),
        pytest.param(Fault(service="eutils", status=503), id="503"),
        pytest.param(Fault(service="eutils", action="reset"), id="reset"),
        pytest.param(Fault(service="eutils", action="silent"), id="silent"),
        pytest.param(
            Fault(service="eutils", action="drip-headers"), id="torn headers", marks=pytest.mark.slow
        ),
        pytest.param(Fault(service="eutils", action="body", body=PAGE), id="page"),
    ],
)
def test_secrets_stay_inside(
    fault: Fault | None,
    stub: Stub,
    settings: Callable[..., Settings],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    stub.faults = [fault] if fault else []
    made = settings(email=EMAIL, ncbi_api_key=KEY)
    said = [
        repr(made),
        repr(resolve(IDS, made)),
        repr(search_title(["Glands of the hinterland"], made)),
        caplog.text,
    ]
    assert any(KEY in each.asked.values() for each in stub.seen)
    said += [path.read_bytes().decode("latin-1") for path in (tmp_path / "cache").rglob("*")]
    for secret in (KEY, EMAIL, EMAIL.replace("@", "%40")):
        assert not [text for text in said if secret in text]


def test_nothing_is_read_because_it_lies_there(
    stub: Stub, settings: Callable[..., Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not from the current folder, nor from home, whatever other tools look for there."""
    home, here = tmp_path / "home", tmp_path / "here"
    for folder in (home, home / ".config" / "linkml-reference-validator" / "sources", here):
        folder.mkdir(parents=True)
    (home / ".netrc").write_text("machine 127.0.0.1 login a password b\n")
    (home / ".netrc").chmod(0o600)
    for name in (".linkml-reference-validator.yaml", ".linkml-reference-validator-fulltext.yaml"):
        (here / name).write_text("- [")
    (here / ".linkml-reference-validator-sources.yaml").write_text("MADEUP: {url_template: 'http://h/{id}'}")
    (here / "PMID_90000001.md").write_text("---\nreference_id: PMID:90000001\ncontent_type: summary\n---\n")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(here)
    opened: list[str] = []
    original = os.open

    def watch(path: object, *arguments: object, **options: object) -> int:
        opened.append(str(path))
        return original(path, *arguments, **options)

    monkeypatch.setattr(os, "open", watch)
    resolved = resolve([*IDS, "MADEUP:1"], settings(), full_text_for=IDS)
    assert resolved.resolutions["MADEUP:1"].unverifiable_reason == "NO_RESOLVER"
    assert resolved.resolutions["PMID:90000001"].record.source == "PUBMED"
    assert not [path for path in opened if str(home) in path or str(here) in path]
    assert sorted(each.name for each in here.iterdir()) == [
        ".linkml-reference-validator-fulltext.yaml",
        ".linkml-reference-validator-sources.yaml",
        ".linkml-reference-validator.yaml",
        "PMID_90000001.md",
    ]


def test_cookies_are_not_kept(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.headers = {"Set-Cookie": "seen=1; Path=/"}
    with_cookie = resolve(["PMC:PMC99000002", "PMID:90000001"], settings())
    assert {each.status for each in with_cookie.resolutions.values()} == {"VERIFIED"}
    assert not any("seen" in str(each.asked) for each in stub.seen)


@pytest.mark.parametrize(
    "location",
    [
        pytest.param("https://example.org/", id="another host"),
        pytest.param("https://doi.org.example.org/", id="a host that begins alike"),
        pytest.param("https://notdoi.org/", id="a host that ends alike"),
        pytest.param("http://doi.org:8080/", id="another port"),
        pytest.param("http://www.doi.org/", id="no longer encrypted"),
        pytest.param("file:///etc/passwd", id="a file"),
        pytest.param("gopher://doi.org/", id="another scheme"),
        pytest.param("http://127.0.0.1/", id="loopback"),
        pytest.param("http://[::1]/", id="loopback, version 6"),
        pytest.param("http://169.254.169.254/latest/meta-data", id="metadata of a cloud"),
        pytest.param("http://2130706433/", id="loopback as a number"),
        pytest.param("https://user:pass@doi.org/", id="credentials"),
        pytest.param("https://doi.org:port/", id="no port"),
        pytest.param("https://[/", id="no address"),
    ],
)
def test_forbidden_redirects(location: str) -> None:
    with pytest.raises(Forbidden):
        redirected("https://doi.org/doiRA/10.5555/x", location, Settings())


def test_subdomains_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = {"www.doi.org": "104.18.25.1", "inside.doi.org": "10.0.0.7"}
    monkeypatch.setattr(
        "citevouch.resolve.addresses.socket.getaddrinfo",
        lambda host, _port: [(2, 1, 6, "", (addresses[host], 0))],
    )
    there = redirected("https://doi.org/x", "https://www.doi.org/x", Settings())
    assert there == "https://www.doi.org/x"
    with pytest.raises(Forbidden, match="not a public address"):
        redirected("https://doi.org/x", "https://inside.doi.org/x", Settings())
    assert redirected("https://doi.org/a/b", "../c", Settings()) == "https://doi.org/c"


def test_proxies_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy.example.org:3128")
    monkeypatch.setenv("NO_PROXY", "doi.org")
    assert proxies_for("https://api.crossref.org/")["https"] == "http://proxy.example.org:3128"
    assert proxies_for("https://doi.org/x") == {}


def test_certificates_that_are_not_there(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", "/nowhere/certificates.pem")
    with pytest.raises(SettingsError, match="is not there"):
        resolve(["PMID:90000001"], settings())


@pytest.mark.parametrize(
    ("variables", "message"),
    [
        pytest.param({"CITEVOUCH_DOI_URL": "ftp://doi.org"}, "no base address", id="another scheme"),
        pytest.param({"CITEVOUCH_DOI_URL": "doi.org"}, "no base address", id="no scheme"),
        pytest.param({"CITEVOUCH_DOI_URL": "https://doi.org:x"}, "no base address", id="no port"),
        pytest.param({"CITEVOUCH_DOI_URL": "https://[doi"}, "no base address", id="no host"),
        pytest.param({"CITEVOUCH_DOI_URL": "https://doi.org/a b"}, "no base address", id="white space"),
        pytest.param({"CITEVOUCH_DOI_URL": "https://a:b@doi.org"}, "credentials", id="credentials"),
        pytest.param({"CITEVOUCH_READ_TIMEOUT": "0"}, "0.0 is no time", id="no time to read"),
        pytest.param({"CITEVOUCH_CONNECT_TIMEOUT": "0"}, "0.0 is no time", id="no time to connect"),
        pytest.param({"CITEVOUCH_OUTAGE_SECONDS": "0"}, "0.0 is no time", id="no time at all"),
        pytest.param({"CITEVOUCH_EMAIL": "a@b\r\nX: y"}, "e-mail address is none", id="a second header"),
        pytest.param({"NCBI_API_KEY": "a b"}, "other characters", id="no key"),
        pytest.param({"CITEVOUCH_CONTROL_PMID": "x"}, "'x' is no PMID", id="no PMID"),
        pytest.param({"CITEVOUCH_CONTROL_DOI": "x"}, "'x' is no DOI", id="no DOI"),
        pytest.param({"CITEVOUCH_READ_TIMEOUT": "soon"}, "'soon' is no number", id="no number"),
        pytest.param({"CITEVOUCH_READ_TIMEOUT": "inf"}, "'inf' is no number", id="for ever"),
        pytest.param({"CITEVOUCH_FOUND_DAYS": "-1"}, "'-1' is no number", id="negative"),
    ],
)
def test_bad_settings(variables: dict[str, str], message: str) -> None:
    with pytest.raises(SettingsError, match=message):
        Settings.from_environment(variables)


@pytest.mark.parametrize(
    "address", ["https://doi.org/?key=secret", "ftp://a:secret@doi.org", "https://a:secret@doi.org:x"]
)
def test_bad_settings__show_no_secret(address: str) -> None:
    with pytest.raises(SettingsError) as raised:
        Settings(doi_url=address)
    assert "secret" not in str(raised.value)


def test_settings_from_the_environment() -> None:
    made = Settings.from_environment(
        {
            "NCBI_EMAIL": "a@example.org",
            "CITEVOUCH_EMAIL": "b@example.org",
            "CITEVOUCH_DOI_URL": "http://127.0.0.1:8080/doi/",
            "CITEVOUCH_CACHE_DIR": "/made-up",
            "CITEVOUCH_TOTAL_TIMEOUT": "60",
            "CITEVOUCH_CROSSREF_URL": "",
        },
        cache_dir=None,
    )
    assert (made.email, made.doi_url) == ("b@example.org", "http://127.0.0.1:8080/doi")
    assert (made.cache_dir, made.total_timeout) == (Path("/made-up"), 60.0)
    assert made.crossref_url == "https://api.crossref.org"
    assert Settings.from_environment({}, email="c@example.org").email == "c@example.org"


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        pytest.param("linux", {"XDG_CACHE_HOME": "/c"}, "/c/citevouch", id="XDG"),
        pytest.param(
            "linux", {"XDG_CACHE_HOME": "c"}, "/h/.cache/citevouch", id="a relative one does not count"
        ),
        pytest.param("linux", {}, "/h/.cache/citevouch", id="Linux"),
        pytest.param("darwin", {}, "/h/Library/Caches/citevouch", id="macOS"),
        pytest.param("win32", {"LOCALAPPDATA": "/l"}, "/l/citevouch", id="Windows"),
    ],
)
def test_default_folder(
    platform: str, variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.delenv("XDG_CACHE_HOME")
    for name, value in {"HOME": "/h", **variables}.items():
        monkeypatch.setenv(name, value)
    assert default_cache_dir() == Path(folder)
