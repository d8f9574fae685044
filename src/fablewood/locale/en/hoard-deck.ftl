# Hoard's decks: what is wrong in one, and how they are shown.

choices-deck = base, or the value of another deck, which the command line makes of a file (--deck FILE)

ho-deck-at = { $file }, at “{ $word }” of [{ $card }]: { $reason }
ho-deck-in = { $file }: { $reason }
ho-deck-at-top = { $file }, at “{ $word }”: { $reason }
ho-deck-big = { $file } is too long for a deck: it may have up to { $most } signs.
ho-deck-long-line = { $file } has a line of more than { $most } signs; no deck needs such a line.
ho-deck-toml = { $file } can't be read as TOML. { $reason }
ho-deck-toml-at = Line { $line }, column { $column }: { $reason }
ho-deck-toml-twice = Something stands here that has already been said further up; two cards can't have the same name in square brackets, nor can a word stand twice in one card.
ho-deck-toml-head = What begins with [ has to end with ]: the name of a card stands in square brackets, on a line of its own.
ho-deck-toml-string = Something is wrong with a text in quotation marks: it has to begin and end with ", on one line.
ho-deck-toml-list = Something is wrong with a list: it begins with [ and ends with ], and there are commas between its parts.
ho-deck-toml-line = A line has to look like: order = "draw 1 card"
ho-deck-toml-value = Behind = there has to be a text in quotation marks, a number or a list in square brackets.
ho-deck-toml-deep = Its lists lie too deep in each other.

ho-deck-one-of = “{ $found }” can't stand here. { $hint }
ho-deck-no-word = “{ $found }” is not known here. { $hint }
ho-deck-closest = The closest that fits is “{ $word }”.
ho-deck-all = What fits is { $words }.
ho-deck-reserved = A card can't be called that, because the word says something of the whole deck.
ho-deck-id = “{ $found }” can't be a name here. It takes small letters from a to z, with hyphens between words, 30 signs at most: wild-dog.
ho-deck-base-name = Only the base deck itself is called base. Give yours a name of its own.
ho-deck-name = “{ $found }” can't be printed as a name. It has 1 to 30 signs, and single blanks between words.
ho-deck-without = You can leave out cards only of a deck that yours extends: extends = "base".
ho-deck-missing = This is missing. Every card has a group, might, start and order.
ho-deck-twice = “{ $found }” is there twice.
ho-deck-one-ability = A card has only one kind of ability, and this one already has “{ $found }”.
ho-deck-empty = At least one sentence has to stand here.
ho-deck-mixed = A group ability is either true all the time or done once: it can't be both. Take two thresholds for it.
ho-deck-itself = “{ $found }” speaks of the creature on which it stands, but an order, a modifier and a group ability have none.
ho-deck-said-twice = “{ $found }” says something that has already been said here; once is all there is.
ho-deck-joins = Only an attachment can join groups, and there must be two different ones to choose from, neither of them the Attachments.
ho-deck-thresholds = “{ $found }” can't stand here. Thresholds are a list of 2, 3 and 4: thresholds = [2, 4].
ho-deck-no-thresholds = { $found } have no group abilities, so no thresholds either.
ho-deck-no-text = The group { $group } has no ability with the threshold { $found }. Write one under [groups.{ $group }], or leave the threshold out.
ho-deck-long = No more than { $most } sentences can stand here.
ho-deck-long-sentence = The sentence “{ $found }” is too long: { $most } signs are the most.
ho-deck-sentence = “{ $found }” is no sentence of the cards. The closest one that fits here is “{ $closest }”.
ho-deck-sentence-number = The number in “{ $found }” can't be 0, nor can it be negative where something is done.
ho-deck-target = “{ $found }” needs another creature: control is taken of enemy creatures, only one of your own comes back to your hand for another, and only one at a time is moved freely or discarded for another.
ho-deck-belongs-effects = “{ $found }” is something that is done. It can stand under enter, exhaust, leave and order, and be a group ability, but not here.
ho-deck-belongs-passive = “{ $found }” is a passive ability. It can stand only under passive.
ho-deck-belongs-modifier = “{ $found }” speaks of an attached card. It can stand only under modifier.
ho-deck-belongs-continuous = “{ $found }” speaks of all creatures of a group. It can only be a group ability, under [groups.felines] for instance.
ho-deck-table = “{ $found }” can't stand here. It takes several words, each with what belongs to it, like name = { "{" } en = "Lion", de = "Löwe" { "}" }.
ho-deck-list = “{ $found }” can't stand here. It takes a list of texts, like ["catch", "fly"].
ho-deck-texts = “{ $found }” can't stand here. It takes a sentence in quotation marks, or a list of some, like ["draw 1 card", "receive 1 treasure"].
ho-deck-number = “{ $found }” can't stand here. It takes a whole number from { $low } to { $high }.
ho-deck-size = The deck has { $found } cards. It needs at least { $low } and can have up to { $high }.
ho-deck-whoms = The deck speaks of too many different sorts of creatures: { $most } are the most.

ho-deck-value = “{ $value }” is no deck. It may be base, or the value of another deck, which the command line makes of a file (--deck FILE).
ho-deck-other-base = This is the base deck of another version, { $value }; this program has { $base }.
ho-deck-no-data = { $value } names a deck, but the deck itself is missing behind it. Only the base deck, { $base }, is known without.
ho-deck-damaged = The data of the deck “{ $name }” are damaged: they don't hold what their name says.

ho-deck-fine = { $file } is fine. The deck { $name } has { $cards } cards, { $designs } different ones.
ho-deck-fine-own = Not as in the base deck: { $cards }.
ho-deck-fine-gone = Of the base deck it leaves out { $cards }.
ho-deck-no-card = There is no card “{ $card }” in this deck. There are { $cards }.
ho-deck-title = The deck { $name }: { $cards } cards, { $designs } different ones
ho-deck-facts = Might { $might } · { $start }
ho-deck-part = { $part ->
    [enter] Enter
    [exhaust] Exhaust
    [leave] Leave
    [passive] Passive
    [order] Order
   *[modifier] Modifier
}
