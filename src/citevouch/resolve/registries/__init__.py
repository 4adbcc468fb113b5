"""One module per registry: building its requests and believing its answers (see ``base``)."""
