"""What the texts of cards can say: words, sentences, reading and printing them, and what they do."""
