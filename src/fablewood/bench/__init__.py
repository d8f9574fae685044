"""How fast Fablewood is, beside the programs people use today, in one run on one machine."""
