"""citevouch vouches for citations: what each one rests on, rung by rung, with the evidence attached."""
