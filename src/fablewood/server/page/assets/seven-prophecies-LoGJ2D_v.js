var e=`sp-title = Sieben Prophezeiungen
sp-blurb = Ein Stichspiel, in dem du vorhersagst, wie oft du welchen Rang belegst.
sp-colour = { $colour ->
    [broom] Besen
    [mushroom] Pilz
    [potion] Trank
   *[spellbook] Zauberbuch
}
sp-card = { sp-colour } { $number }
sp-rank = { $rank ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
}
sp-prophecy = { $tokens }

option-sp-rounds = Wie viele Runden höchstens gespielt werden.
option-sp-lockOnReady = Wer bereit ist, bleibt bereit: Eine Prophezeiung kann man nicht zurücknehmen.
option-sp-firstPlayer = Wer die erste Runde beginnt: das Los (random) oder der Platz mit dieser Nummer.

sp-move-play = { $card } spielen
sp-move-withdraw = Die Prophezeiung zurücknehmen
sp-move-foretell = { $prophecy } vorhersagen

sp-event-round = Runde { $round } beginnt. { $seat } hat den Startmarker.
sp-event-dealt = { $seat } bekommt { $cards }.
sp-event-aside = Übrig und von niemandem gesehen: { $cards }.
sp-event-row = Die Farbreihe: { $colours }.
sp-event-foretold = { $seat } sagt { $prophecy } vorher.
sp-event-ready = { $seat } ist bereit.
sp-event-withdrew = { $seat } nimmt die Prophezeiung zurück und überlegt neu.
sp-event-revealed = { $seat } hat { $prophecy } vorhergesagt.
sp-event-played = { $seat } spielt { $card }.
sp-event-ranked = { $seat } belegt den { $rank } Rang und hat dort keinen Marker.
sp-event-fulfilled = { $seat } belegt den { $rank } Rang, wie vorhergesagt.
sp-event-achieved = Runde { $round } endet mit Stich { $trick }: Die sieben Prophezeiungen sind erfüllt.
sp-event-exam-over = Runde { $round } endet mit Stich { $trick }: Niemand hat die sieben Prophezeiungen erfüllt.
sp-event-scored = { $seat } bekommt { $points ->
    [0] keine Punkte
    [1] 1 Punkt
   *[other] { $points } Punkte
} ({ $left ->
    [0] kein Marker übrig
    [1] 1 Marker übrig
   *[other] { $left } Marker übrig
}).
sp-event-finished = { $reason } { $count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
sp-seven-points = Nach Runde { $round } hat jemand sieben Punkte oder mehr.
sp-last-round = Runde { $round } war die letzte.

sp-refusal-over = Das Spiel ist zu Ende.
sp-refusal-turn = Du bist nicht dran: { $seat } muss eine Karte spielen.
sp-refusal-play-early = Noch wird keine Karte gespielt. Wer noch vorhersagen muss: { $waiting }.
sp-refusal-foretell-late = Die Prophezeiungen liegen schon offen und können nicht mehr geändert werden.
sp-refusal-foretell-again = Du hast schon vorhergesagt. Nimm deine Prophezeiung erst zurück, wenn du eine andere willst.
sp-refusal-withdraw-late = Die Prophezeiungen liegen schon offen: Du kannst deine nicht mehr zurücknehmen.
sp-refusal-withdraw-nothing = Du hast noch nichts vorhergesagt, das du zurücknehmen könntest.
sp-refusal-locked = Du bist bereit, und an diesem Tisch kann man keine Prophezeiung zurücknehmen.
sp-refusal-no-such-card = { $card } ist nicht im Spiel: Zu dritt spielt man mit den Zahlen 1 bis 9.
sp-refusal-not-held = { $card } hast du nicht. Du hast { $cards }.
sp-refusal-follow = Du musst { $colour } bedienen: Du hast { $cards }.

sp-unreadable = „{ $text }“ ist kein Zug. Züge sehen so aus: „play broom-7“, „{ $example }“ oder „withdraw“.
sp-unreadable-ranks = Eine Prophezeiung hat eine Zahl von Markern für jeden der { $ranks } Ränge; diese hat { $found }.
sp-unreadable-negative = Auf einem Rang können nicht weniger als 0 Marker liegen.
sp-unreadable-tokens = Eine Prophezeiung braucht alle { $tokens } Marker; diese hat { $found }.

sp-position-seats = Hier stehen { $found } Einträge, es gibt aber { $seats } Plätze.
sp-position-starter = Einen Platz { $found } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
sp-position-first = Platz { $found } kann in dieser Runde nicht den Startmarker haben: Nach der Option firstPlayer hat ihn Platz { $starter }, von 0 gezählt.
sp-position-trick = Ein Stich hat { $seats } Karten, von jedem Platz eine, und nur der letzte kann weniger haben; dieser hat { $found }.
sp-position-row = { $colour } steht { $times }-mal in der Farbreihe, es gibt aber nur 3 Farbkarten jeder Farbe.
sp-position-twice = { $card } ist doppelt da: auch bei { $other }.
sp-position-hand = { $seat } hat { $found } Karten, auf der Hand und gespielt, bekam aber { $cards }.
sp-position-rounds = { $found } Runden sind gewertet, es werden aber höchstens { $rounds } gespielt.
sp-position-after-end = Vor dieser Runde war das Spiel schon zu Ende: Jemand hatte { $score } Punkte.
sp-position-points = Keine Runde kann mit { $points } gewertet werden.
sp-position-foretell = Es sind Karten gespielt, aber dieser Platz hat nichts vorhergesagt.
sp-position-round-over = Die Runde war nach Stich { $trick } zu Ende.
sp-position-unfinished = Nach den Punkten ist das Spiel zu Ende, aber die gespielten Karten beenden diese Runde nicht.
sp-position-sheet-last = Die gespielten Karten ergeben in dieser Runde { $found }.
`;export{e as default};