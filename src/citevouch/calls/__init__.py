"""The log of calls to a service that limits them: ``log`` keeps it, ``stats`` says what it teaches."""
