"""Every output over real reports with the records they cite, offline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import jsonschema_rs
import pytest
from lxml import etree, html

from citevouch.files import read_text
from citevouch.pipeline import check_text
from citevouch.render.html import render_html
from citevouch.render.junit import render_junit
from citevouch.render.sarif import render_sarif
from citevouch.resolve import open_run
from citevouch.settings import Settings

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

pytestmark = [pytest.mark.shared, pytest.mark.slow]
SCHEMAS = Path(__file__).parents[1] / "data/schemas"


@pytest.fixture(scope="module")
def checked(shared: Path) -> list[tuple[str, ValidationReport]]:
    """Each text with its report."""
    corpus = shared / "corpus"
    lines = (corpus / "reports.jsonl").read_text(encoding="utf-8").splitlines()
    names = [str(json.loads(line)["file"]) for line in lines]
    with open_run(Settings(cache_dir=corpus / "references_cache"), offline=True) as run:
        texts = [(name, read_text(str(corpus / name))) for name in names]
        return [(text, check_text(text, name=name, run=run)) for name, text in texts]


def test_real_reports__sarif_is_valid(checked: list[tuple[str, ValidationReport]]) -> None:
    schema = json.loads((SCHEMAS / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
    log = json.loads(render_sarif([report for _, report in checked], texts=[text for text, _ in checked]))
    jsonschema_rs.validator_for(schema, validate_formats=True).validate(log)
    assert len(log["runs"][0]["results"]) == sum(len(report.findings or ()) for _, report in checked) > 0


def test_real_reports__junit_is_valid(checked: list[tuple[str, ValidationReport]]) -> None:
    root = etree.fromstring(render_junit([report for _, report in checked]).encode())
    etree.XMLSchema(etree.parse(SCHEMAS / "junit-10.xsd")).assertValid(root)
    assert len(root) == len(checked)


def test_real_reports__pages_are_whole(checked: list[tuple[str, ValidationReport]]) -> None:
    for text, report in checked:
        tree = html.document_fromstring(render_html(report, text=text))
        ids = tree.xpath("//@id")
        assert len(ids) == len(set(ids)), report.subject.name
        fragments = {href[1:] for href in tree.xpath("//@href") if href.startswith("#")}
        assert fragments <= set(ids), report.subject.name
        assert not tree.xpath("//script")
        references = len(report.references or ()) + report.coverage.entries_without_identifier
        assert len(tree.xpath("//article")) == references
