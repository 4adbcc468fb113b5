"""What registries write into titles beside the title, and whether two titles name one paper."""

from __future__ import annotations

import re
import unicodedata

_MARKS = r"((?:retracted|withdrawn|removed)(?: (?:article|chapter|paper))?)"

#: "RETRACTED ARTICLE: ...", "[Withdrawn] ..."; a notice is titled "Retraction: ...", and is another paper.
_MARKED = re.compile(rf"^(?:[\[(]{_MARKS}[\])][:.]? +|{_MARKS}(?:[:.]| [-\u2013\u2014]) *)", re.IGNORECASE)
_TRANSLATED = re.compile(r"^\[([^\[\]]+)\]\.?$")


def standing_of_title(title: str) -> str | None:
    """RETRACTED or WITHDRAWN where the title itself says so in front.

    >>> standing_of_title("RETRACTED ARTICLE: On glands"), standing_of_title("Retracted papers: a survey")
    ('RETRACTED', None)
    """
    found = _MARKED.match(title)
    if not found:
        return None
    return "RETRACTED" if (found[1] or found[2]).lower().startswith("retracted") else "WITHDRAWN"


def bare_titles(title: str) -> list[str]:
    """*title* without a mark of its standing and without the brackets around a translated one.

    >>> bare_titles("[On glands]."), bare_titles("WITHDRAWN: On glands"), bare_titles("On [2Fe-2S]")
    (['On glands'], ['On glands'], [])
    """
    bare = _MARKED.sub("", title).strip()
    found = _TRANSLATED.match(bare)
    if found:
        bare = found[1].strip()
    return [bare] if bare and bare != title else []


def same_title(one: str, other: str) -> bool:
    """Whether two titles name one paper, near enough to tell a paper from a landing page.

    At least 0.6 of the words of the longer one are words of the other, or the shorter one is a main
    title of four words or more. Identity of citations is judged elsewhere, and more finely.
    """
    first, second = _words(one), _words(other)
    if not first or not second:
        return False
    shared = len(set(first) & set(second)) / max(len(set(first)), len(set(second)))
    short, long = sorted((first, second), key=len)
    return shared >= 0.6 or (len(short) >= 4 and long[: len(short)] == short)


def _words(title: str) -> list[str]:
    folded = unicodedata.normalize("NFKD", title).casefold()
    return re.findall(r"\w+", "".join(c for c in folded if not unicodedata.combining(c)))
