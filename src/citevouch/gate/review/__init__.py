"""Reviewing cards in a terminal: `screen` shows a card part by part, `session` asks what the reviewer
decides.
"""

from citevouch.gate.review.screen import show_card
from citevouch.gate.review.session import review

__all__ = ["review", "show_card"]
