"""What becomes of judges' replies: verdicts on papers, completeness, contradictions.

``results`` reads the folder of replies, ``named`` looks up the papers that judges name, ``papers``,
``completeness`` and ``scan`` make of the replies to each layer what the report says; ``judge`` does all that.
"""
