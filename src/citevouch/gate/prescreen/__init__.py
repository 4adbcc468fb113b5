"""The prescreen: an optional, approved endpoint that may spare a claim its verifier, and nothing else.

It accepts, rejects and edits nothing. Whatever is unexpected - switched off, another model, a timeout, half
an answer - sends the claim to the verifier, as if there were no prescreen.

`settings` says whether it is on; `local` (with `secrets` and `numeric`) keeps claims from being sent;
`windows` cuts a batch into requests, `prompts` words them, `transport` sends them, `scores` reads the
answers; `batch` does it for a batch, `run` for a workspace. `spotchecks` draws the skipped claims that are
verified all the same, and says what came of them.
"""
