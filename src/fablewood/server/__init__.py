"""Tables for people and programs, over HTTP and WebSockets."""
