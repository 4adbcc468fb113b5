"""The human gate: from anchored claims to findings that a person accepted beside their source.

Where things live. `workspace` is the folder that holds everything local (`private` its files, `lock` its one
writer); `ledger` is its append-only record (`chain` what links the lines), and `state` where each claim
stands by it. `opening` fills a workspace, `stamping` makes and checks records. Advice before the gate:
`orders`, `prompts`, `answers` and `verdicts` for a verifier, `prescreen` for the optional endpoint that may
spare one. `cards` shows a claim (`concerns`, `guardrails`, `keywords`, `redaction`), `decisions` records what
a person decides of it, `review` asks them in a terminal. `publishing` lets accepted findings out (`page`
renders one), `summary` counts.
"""
