"""What this project asks of its LinkML modules beyond linkml-lint; each rule was learnt from an experiment."""
