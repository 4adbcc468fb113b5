"""Characters that are written in more than one way and mean the same: tables for texts of the sciences."""

from __future__ import annotations

import unicodedata

GREEK_NAMES = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu "
    "nu xi omicron pi rho sigma tau upsilon phi chi psi omega"
).split()

#: Characters used for a Greek letter: symbols, operators, phonetic letters. (For U+00DF see `folding`.)
_GREEK_LOOK_ALIKES = {
    "\u00b5": "μ",  # micro sign
    "\u2206": "Δ",  # increment
    "\u2126": "Ω",  # ohm
    "\u220f": "Π",  # product
    "\u2211": "Σ",  # sum
    "\u0251": "α",
    "\u0263": "γ",
    "\u025b": "ε",
    "\u03c2": "σ",
    "\u03d0": "β",
    "\u03d1": "θ",
    "\u03d2": "Υ",
    "\u03d5": "φ",
    "\u03d6": "π",
    "\u03f0": "κ",
    "\u03f1": "ρ",
    "\u03f4": "Θ",
    "\u03f5": "ε",
}

LIGATURES = {
    **{chr(code): unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)},
    "\u0132": "IJ",
    "\u0133": "ij",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
}

#: Letters with a stroke, which Unicode does not take apart.
_STROKES = {"ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ı": "i"}

#: Dashes that stand for the hyphen-minus. The em dash and the bar belong between clauses, they are
#: punctuation; the minus sign keeps its own character, because it may be a sign.
_DASHES = dict.fromkeys("\u2010\u2011\u2012\u2013\ufe63\uff0d", "-")

_SYMBOLS = {
    "\u2103": "°C",
    "\u2109": "°F",
    "\u02da": "°",  # ring above
    "\u223c": "~",
    "\u02dc": "~",
    "\u2a7d": "≤",
    "\u2a7e": "≥",
    "\u2264": "≤",
    "\u2265": "≥",
    "\u2266": "≤",
    "\u2267": "≥",
    "\u2217": "*",
    "\u2215": "/",
    "\u2044": "/",
    "\ufe6a": "%",
    "\u2236": ":",
    "\u2113": "l",
}

#: Characters that are never seen: soft hyphen, zero-width ones, marks of direction, variation selectors.
INVISIBLE = "\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufe00-\ufe0f"

SUPERSCRIPTS = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ", "0123456789+\u2212=()ni", strict=True))
SUBSCRIPTS = dict(zip("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", "0123456789+\u2212=()", strict=True))

#: Scripts written without spaces between words: there every character is a word of its own.
UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)


def _greek() -> dict[str, str]:
    small = [chr(code) for code in range(0x3B1, 0x3CA) if code != 0x3C2]
    names = dict(zip(small, GREEK_NAMES, strict=True))
    names |= {letter.upper(): name.capitalize() for letter, name in names.items()}
    accented = (chr(code) for code in (*range(0x386, 0x3CF), *range(0x1F00, 0x2000)))
    for letter in accented:
        base = unicodedata.normalize("NFD", letter)[0]
        if letter not in names and base in names:
            names[letter] = names[base]
    return names | {look: names[letter] for look, letter in _GREEK_LOOK_ALIKES.items()}


def _accents() -> dict[str, str]:
    table = dict(_STROKES)
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base.isascii() and base.isalpha():
            table[chr(code)] = base
    return table


def _compatible() -> dict[str, str]:
    """Full-width forms, Roman numerals and mathematical letters, by what Unicode says they stand for."""
    codes = (*range(0xFF01, 0xFF5F), *range(0x2160, 0x2180), *range(0x1D400, 0x1D800))
    table = {chr(code): unicodedata.normalize("NFKC", chr(code)) for code in codes}
    return {letter: GREEK.get(plain, plain) for letter, plain in table.items() if letter != plain}


GREEK = _greek()
ACCENTS = _accents()
COMPATIBLE = _compatible()

#: Everything that is folded character by character, whatever stands beside it.
FOLDED: dict[str, str] = {**COMPATIBLE, **_DASHES, **_SYMBOLS, **LIGATURES, **ACCENTS, **GREEK}
