"""Tables under load: real sockets from a second process, beside boardgame.io."""
