"""Text from outside in files of any format: what would act, or cannot be written, is shown instead."""

from __future__ import annotations

import re

from citevouch.terminal import plain

#: Halves of surrogate pairs, which UTF-8 cannot hold, and the two code points that XML 1.0 (section 2.2)
#: forbids beside the control characters that `plain` shows.
_UNWRITABLE = re.compile("[\ud800-\udfff\ufffe\uffff]")


def shown(text: str) -> str:
    """*text* fit for UTF-8, XML and a terminal: what is not stands there as an escape such as ``\\x1b``."""
    return _UNWRITABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", plain(text))


def one_line(text: str, *, limit: int | None = None) -> str:
    """*text* as `shown`, white space folded; longer than *limit* characters, it ends in an ellipsis."""
    line = " ".join(shown(text).split())
    return line if limit is None or len(line) <= limit else line[: limit - 1].rstrip() + "…"
