"""Playing at a terminal, against bots."""
