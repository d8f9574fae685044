"""Golden playthroughs: whole games as somebody would tell them, kept to be read and compared."""
