"""Rules of thumb: how a good beginner plays each game, quick enough to play thousands of games on in a search."""

from __future__ import annotations

from fablewood.bots.policy import Policy
from fablewood.bots.thumbs.equinox import EquinoxThumbs
from fablewood.bots.thumbs.hoard import HoardThumbs
from fablewood.bots.thumbs.seven_prophecies import SevenPropheciesThumbs

THUMBS: dict[str, type[Policy]] = {
    "equinox": EquinoxThumbs,
    "hoard": HoardThumbs,
    "seven-prophecies": SevenPropheciesThumbs,
}


def thumbs_for(game: str) -> Policy:
    """A game whose thumbs nobody has written is played at random."""
    return THUMBS.get(game, Policy)()
