"""Work orders: one question for a judge each, complete in itself, for a person, an agent or a model alike.

``prompts`` holds the instructions, ``result_schema`` the shape of the answer, ``material`` fences what others
wrote; ``paper``, ``completeness`` and ``contradictions`` put them together for the three layers; ``plan``
makes the orders for an answer, ``folder`` keeps them.
"""
