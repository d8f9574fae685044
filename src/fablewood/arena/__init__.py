"""Matches between bots: who is stronger, by how much, and how sure one can be; and what a game is like."""
