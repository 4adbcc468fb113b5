"""The page in a real browser: at two widths, with scripts off, filtered, followed, printed."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, sync_playwright
from tests.render.samples import TEXT, every_state

from citevouch.render.html import render_html

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDTHS = {"desktop": (1280, 900), "phone": (375, 812), "small phone": (320, 640)}
#: No sandbox, which root has not; nothing in the background that would look for a network.
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    executable = shutil.which("chromium") or shutil.which("chromium-browser")
    if not executable:
        pytest.skip("no chromium on this machine")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page on a report in which every state occurs, hostile titles among them."""
    path: Path = tmp_path_factory.mktemp("page") / "report.html"
    path.write_text(render_html(every_state(), text=TEXT), encoding="utf-8")
    return path.as_uri()


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens the page at a width; whatever it asks for or complains of fails the test at its end."""
    contexts, troubles = [], []

    def open_page(width: str = "desktop", *, scripts: bool = True, scheme: str = "light") -> Page:
        size = dict(zip(("width", "height"), WIDTHS[width], strict=True))
        context = browser.new_context(viewport=size, java_script_enabled=scripts, color_scheme=scheme)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: troubles.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("dialog", lambda dialog: troubles.append(f"dialog: {dialog.message}"))
        page.on("request", lambda request: troubles.append(request.url) if request.url != address else None)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


def visible(page: Page) -> int:
    return page.locator(".card:visible").count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_page__fits_its_width(opened: Callable[..., Page], width: str, scheme: str) -> None:
    page = opened(width, scheme=scheme)
    page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide == WIDTHS[width][0], "it can be scrolled sideways"
    beyond = page.evaluate(
        """[...document.querySelectorAll('main *')].filter(each => {
            const box = each.getBoundingClientRect();
            return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
        }).map(each => each.outerHTML.slice(0, 80))"""
    )
    assert beyond == []


@pytest.mark.parametrize(
    ("width", "rows"),
    [
        pytest.param("desktop", 1, id="desktop"),
        pytest.param("phone", 1, id="phone"),
        pytest.param("small phone", 5, id="small phone"),
    ],
)
def test_page__states_stand_in_a_row_unclipped(opened: Callable[..., Page], width: str, rows: int) -> None:
    page = opened(width)
    boxes = [each.bounding_box() for each in page.locator("#c1 .rung").all()]
    assert len(boxes) == 5
    assert len({box["y"] for box in boxes if box}) == rows
    clipped = page.evaluate(
        """[...document.querySelectorAll('.rung, .rung *')].filter(each =>
            getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 1
        ).map(each => each.textContent)"""
    )
    assert clipped == []


@pytest.mark.parametrize(
    "scripts", [pytest.param(True, id="scripts on"), pytest.param(False, id="scripts off")]
)
def test_page__filters_show_what_they_count(opened: Callable[..., Page], scripts: bool) -> None:
    page = opened(scripts=scripts)
    everything = page.locator(".card").count()
    for field in page.locator("input[name=show]").all():
        count = int(page.locator(f"label[for={field.get_attribute('id')}] .number").inner_text())
        if field.is_disabled():
            assert count == 0
            continue
        field.check()
        assert visible(page) == count, field.get_attribute("id")
    page.locator("#show-all").check()
    assert visible(page) == everything


def test_page__filters_work_by_keyboard(opened: Callable[..., Page]) -> None:
    page = opened()
    page.locator("#show-all").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#show-look").is_checked()
    assert 0 < visible(page) < page.locator(".card").count()


@pytest.mark.parametrize(
    "scripts", [pytest.param(True, id="scripts on"), pytest.param(False, id="scripts off")]
)
def test_page__a_finding_leads_to_its_opened_evidence(opened: Callable[..., Page], scripts: bool) -> None:
    page = opened(scripts=scripts)
    assert not page.locator("#c4-identity").is_visible()
    page.get_by_role("link", name="Identifier of another paper").click()
    assert page.locator("#c4-identity").is_visible()
    assert (
        page.locator("#c4-identity").get_by_text("Exercise tolerance of retired carriage horses").is_visible()
    )


def test_page__what_was_followed_stays_in_sight_of_a_filter(opened: Callable[..., Page]) -> None:
    page = opened()
    page.locator("#show-subject").check()
    assert not page.locator("#c4").is_visible()
    page.get_by_role("link", name="Identifier of another paper").click()
    assert page.locator("#c4").is_visible()


def test_page__evidence_opens_on_click_and_by_key(opened: Callable[..., Page]) -> None:
    page = opened("phone", scripts=False)
    summary = page.locator("#c1 summary")
    summary.click()
    assert page.locator("#c1-q2").is_visible()
    summary.press("Enter")
    assert not page.locator("#c1-q2").is_visible()


def test_page__landmarks_and_names(opened: Callable[..., Page]) -> None:
    page = opened()
    for role in ("main", "banner", "contentinfo"):
        assert page.get_by_role(role).count() == 1
    assert page.get_by_role("heading", level=1).inner_text() == "reports/calder.md"
    assert page.get_by_role("region", name="To look at").count() == 1
    assert page.get_by_role("group", name="Show").get_by_role("radio").count() == 8
    assert page.get_by_role("article").count() == page.locator(".card").count()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the citations"


def test_page__prints_with_its_evidence(opened: Callable[..., Page]) -> None:
    page = opened()
    page.emulate_media(media="print")
    assert page.locator("#c1-q2").bounding_box()["height"] > 0  # type: ignore[index]
    assert not page.locator(".filters").is_visible()
