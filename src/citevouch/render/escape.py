"""Text from outside on its way into Markdown: it never becomes markup, a link, a table cell of its own."""

from __future__ import annotations

import re
from urllib.parse import quote

from citevouch.terminal import plain

#: Characters that CommonMark and GitHub's tables may read as markup; each can be escaped by a backslash.
_MARKUP = re.compile(r"([\\`*_{}\[\]<>|~#&!$])")
#: What autolinks without any markup: an address, a mail address, a mention of a user or issue.
_AUTOLINK = re.compile(r"(?i)\b(https?|ftp|mailto|www)(?=[:.])|@")


def inline(text: str, *, limit: int | None = None) -> str:
    """*text* as one line of Markdown that shows exactly its characters; longer than *limit*, it is cut."""
    line = " ".join(plain(text).split())
    if limit is not None and len(line) > limit:
        line = line[: limit - 1].rstrip() + "…"
    escaped = _MARKUP.sub(r"\\\1", line)
    return _AUTOLINK.sub(lambda found: f"{found[0]}<!-- -->", escaped)


def code(text: str) -> str:
    """*text* as a code span, whatever backticks it holds; on one line, its bars escaped for tables."""
    line = " ".join(plain(text).split()) or " "
    longest = max((len(run) for run in re.findall(r"`+", line)), default=0)
    fence = "`" * (longest + 1)
    pad = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{fence}{pad}{line}{pad}{fence}".replace("|", r"\|")


def link(label: str, url: str | None) -> str:
    """A Markdown link to *url* where that is an http(s) address, else only the label. *label* is Markdown."""
    if not url or not url.startswith(("https://", "http://")):
        return label
    return f"[{label}](<{quote(url, safe=':/?#@!$&*+,;=%~._-')}>)"
