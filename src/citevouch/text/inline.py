"""Inline Markdown, as far as reading needs it: text without its marks."""

from __future__ import annotations

import re

_LINK = re.compile(r"!?\[([^\[\]]*)\](?:\((?=[^()\s]*[./#:@])[^()\s]*(?:\s[^()]*)?\)|\[[^\[\]]*\])")
_MARKS = re.compile(r"\\([!-/:-@\[-`{-~])|\*+|`+|~~|(?<![^\W_])_+|_+(?![^\W_])|</?[A-Za-z][^<>]*>")
_WHITE = re.compile(r"\s+")


def plain(text: str) -> str:
    """*text* without emphasis, code marks, tags, link targets and escapes, white space folded.

    >>> plain("The **bold** [link](https://example.org) of `a_b`\\n next \\\\* line")
    'The bold link of a_b next * line'
    """
    return _WHITE.sub(" ", _MARKS.sub(lambda mark: mark[1] or "", _LINK.sub(r"\1", text))).strip()
