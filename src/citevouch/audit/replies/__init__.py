"""What judges send back on work orders, read strictly: nothing is taken for a verdict that is none.

``words`` knows the values of the contract in the spellings that judges use; ``objects`` and ``blocks`` find
the one JSON object, or the block of ``KEY: value`` lines, in a reply; ``values`` is whichever there is;
``paper``, ``completeness`` and ``contradictions`` make of it what the three layers ask for. Nothing in here
raises for what a reply holds.
"""
