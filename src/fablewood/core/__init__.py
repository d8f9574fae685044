"""What every game shares, and nothing about any one game."""
