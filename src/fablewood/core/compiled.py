"""Whether the rules run as C or as plain Python."""

from fablewood.core import chance

COMPILED = not str(chance.__file__).endswith(".py")
