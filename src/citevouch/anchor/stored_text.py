"""Quotations found in the text of a stored record, found again when the text has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.anchor.build import CONTEXT_WINDOW
from citevouch.anchor.model import Block, Document
from citevouch.anchor.plain import PLAIN, RULES
from citevouch.anchor.resolve import is_clean_citation, resolve_anchor
from citevouch.anchor.stored import Stored, text_hash
from citevouch_contract.models import AssistStatus, TextAnchor, TextAnchorReason

if TYPE_CHECKING:
    from citevouch_contract.models import ResolvedAnchor

#: What the assist may say for a new place to be taken: the same words, at one place.
SAME_WORDS = (AssistStatus.normalized, AssistStatus.context_changed, AssistStatus.geometry_tiebreak)


def resolve_text_anchor(anchor: TextAnchor, text: str) -> ResolvedAnchor:
    """Where the words of *anchor* stand in *text*, today's text of the same source, taken as one block.

    ``document_matches`` says whether the text is the one that was searched.
    """
    return resolve_anchor(_stored(anchor), _document(text))


def find_again(anchor: TextAnchor, text: str) -> TextAnchor | None:
    """*anchor* as it is in *text*; None where its words do not stand there, or at more than one place.

    Differences of spelling and changed surroundings are passed over, differences of words are not.
    """
    resolved = resolve_text_anchor(anchor, text)
    if is_clean_citation(resolved) and resolved.assist is None:
        start, end = resolved.char_start or 0, resolved.char_end or 0
    elif resolved.assist and resolved.assist.assist_status in SAME_WORDS and resolved.assist.places:
        start, end = resolved.assist.places[0].char_start, resolved.assist.places[0].char_end
    else:
        return None
    return TextAnchor(
        source_id=anchor.source_id,
        start=start,
        end=end,
        exact=text[start:end],
        prefix=text[max(0, start - CONTEXT_WINDOW) : start] or None,
        suffix=text[end : end + CONTEXT_WINDOW] or None,
        sha256=text_hash(text),
    )


def _document(text: str) -> Document:
    block = Block(ref="#/texts/0", number=0, text=text)
    return Document(schema_name=PLAIN, schema_version=RULES, texts=(block,), doc_id=text_hash(text))


def _stored(anchor: TextAnchor) -> Stored:
    return Stored(
        plain={},
        quote=anchor.exact,
        prefix=anchor.prefix or "",
        suffix=anchor.suffix or "",
        doc_id=anchor.sha256,
        text_hash=text_hash(anchor.exact),
        hash_fits=True,
        block_index=0,
        start=anchor.start,
        end=anchor.end,
        text_reason=TextAnchorReason.plain_text.value,
    )
