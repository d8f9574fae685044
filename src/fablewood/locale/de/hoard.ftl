-language = Deutsch
    .code = de

ho-title = Hoard
ho-blurb = Deine Kreaturen tragen Schätze heim; andere stehlen, kämpfen und stehen im Weg. Wer zwölf behält, gewinnt.
# Die Namen der Karten stehen in ihrem Deck, in jeder Sprache.
ho-name = { -language.code ->
    [de] { $de }
   *[en] { $en }
}
ho-no-card = Keine Karte ({ $card })
ho-field = { $field ->
    [start] Start
    [bushes] Büsche
   *[center] Lichtung
}
ho-group = { $group ->
    [felines] Katzen
    [birds] Vögel
    [bloodthirsty] Blutrünstige
    [pacifists] Pazifisten
   *[attachments] Anhängsel
}
ho-power = { $power ->
    [fly] Fliegen
    [catch] Fangen
    [taunt] Spott
    [intercept] Vorstoß
    [steal] Stehlen
    [heavy-duty] Tragkraft
    [peace-adept] Sanftmut
    [awkward] Ungeschick
    [keen-eye] Scharfblick
   *[invisibility] Unsichtbarkeit
}
ho-ability = { $group } { $number }

option-ho-firstPlayer = Wer anfängt: per Los (random) oder der Platz mit dieser Nummer.
option-ho-firstTurnAP = Aktionspunkte im allerersten Zug der Partie.
option-ho-startTreasures = Schätze, mit denen alle anfangen.
option-ho-target = Schätze, die man für einen Anspruch auf den Sieg braucht.
option-ho-defeat = Was vor dem Ausscheiden bewahrt: Schätze in der Schatzkammer und auf Karten (owned) oder nur in der Schatzkammer (treasuryOnly).
option-ho-exhaustedMayMove = Auch erschöpfte Kreaturen dürfen sich bewegen.
option-ho-equalMight = Bei gleicher Stärke wird nichts abgeworfen (none), oder Verteidiger und ein Angreifer werden es (both).
option-ho-loot = Ein Angreifer nimmt die Schätze einer besiegten Kreatur.
option-ho-interceptStealsTreasury = Kreaturen mit Vorstoß und Stehlen dürfen aus Schatzkammern stehlen, ohne auf der Lichtung zu sein.
option-ho-lionMayDiscardItself = Eine Kreatur, die dich eigene Kreaturen abwerfen lässt, wie der Löwe, darf selbst darunter sein.
option-ho-deadOrders = Befehle, die nichts bewirken können, dürfen gespielt werden.
option-ho-hummingbirdPerTurn = So viele Schätze bekommt ein Zusatz wie der des Kolibris höchstens in einem Zug; 0 heißt beliebig viele.
option-ho-turnLimit = Nach so vielen Zügen, die aller zusammengezählt, endet die Partie, und die meisten Schätze gewinnen; 0 heißt nie.
option-ho-deck = Das Deck: das Grunddeck oder ein eigenes.

ho-move-pick = { $card } behalten
ho-move-play = { $card } spielen
ho-move-order = Befehl nutzen: { $card }
ho-move-attach = { $card } anhängen
ho-move-reattach = { $card } umhängen
ho-move-forward = { $card } vor bewegen
ho-move-back = { $card } zurück bewegen
ho-move-take = Schatz nehmen mit { $card }
ho-move-steal = Stehlen mit { $card }
ho-move-attack = { $card } angreifen
ho-move-with = Mit { $card }
ho-move-use = Fähigkeit nutzen: { $card }
ho-move-choose = { $card } wählen
ho-move-on = An { $card }
ho-move-from = Von { $card }
ho-move-discard = { $card } abwerfen
ho-move-resolve-enter = Zuerst die Auftrittsfähigkeit: { $card }
ho-move-resolve-leave = Zuerst die Abgangsfähigkeit: { $card }
ho-move-resolve-modifier = Zuerst der Zusatz: { $card }
ho-move-amount = { $count } nehmen
ho-move-choose-seat = { $seat } wählen
ho-move-from-seat = Aus der Schatzkammer: { $seat }
ho-move-to = Feld: { $field }
ho-move-join = Gruppe: { $group }
ho-move-resolve-group = Zuerst die Gruppenfähigkeit { $ability }
ho-move-fight = Kämpfen
ho-move-done = Fertig
ho-move-end = Zug beenden

ho-event-begins = { $seat } fängt an.
ho-event-packed = { $seat } hat zur Wahl: { $cards }.
ho-event-own-picked = { $seat } behält { $card }.
ho-event-picked = { $seat } hat gewählt.
ho-event-passed-on = Alle behalten eine Karte und geben { $count ->
    [one] die letzte
   *[other] die übrigen { $count }
} nach links weiter.
ho-event-got = { $seat } bekommt { $cards }.
ho-event-kept = Die Kartenwahl ist vorbei.
ho-event-turn = Zug { $number }: { $seat }.
ho-event-delivered = { $count ->
    [one] Ein Schatz kommt
   *[other] { $count } Schätze kommen
} in die Schatzkammer: { $seat }.
ho-event-points = { $seat } bekommt { $count ->
    [one] einen Aktionspunkt
   *[other] { $count } Aktionspunkte
}.
ho-event-own-drew = { $seat } zieht { $cards }.
ho-event-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
ho-event-reshuffled = Der Ablagestapel ({ $count }) wird gemischt und zum Nachziehstapel.
ho-event-played = { $seat } spielt { $card }. Feld: { $field }.
ho-event-joined = { $card } schließt sich an: { $group }.
ho-event-ordered = { $seat } nutzt den Befehl: { $card }.
ho-event-attached = { $seat } hängt { $card } an { $host } an.
ho-event-reattached = { $seat } hängt { $card } um, an { $host }.
ho-event-moved = { $card } bewegt sich. Feld: { $field }.
ho-event-took = { $card } nimmt { $count ->
    [0] keinen Schatz
    [one] einen Schatz
   *[other] { $count } Schätze
}.
ho-event-stole-card = { $card } stiehlt { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
} von { $other }.
ho-event-stole-seat = { $card } stiehlt { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
} aus der Schatzkammer von { $other }.
ho-event-attacks = { $seat } greift { $card } an.
ho-event-attackers = { $count ->
    [one] { $cards } greift { $other } an.
   *[other] { $cards } greifen { $other } an.
}
ho-event-mights = Stärke { $attack } gegen { $defence }: { $card }.
ho-event-stands = { $card } hält einem einzelnen Angreifer stand.
ho-event-lost = { $card } verliert den Kampf.
ho-event-looted = { $card } nimmt die Beute: { $count }.
ho-event-discarded = { $card } wird abgeworfen.
ho-event-returned = { $card } kehrt auf die Hand zurück: { $seat }.
ho-event-controlled = { $seat } übernimmt die Kontrolle: { $card }.
ho-event-used = { $seat } nutzt die Fähigkeit: { $card }.
ho-event-ability-enter = Auftrittsfähigkeit: { $card } ({ $seat }).
ho-event-ability-leave = Abgangsfähigkeit: { $card } ({ $seat }).
ho-event-ability-start = Zusatz zu Beginn des Zuges: { $card } ({ $seat }).
ho-event-group = Gruppenfähigkeit { $ability } ({ $seat }).
ho-event-received = { $seat } erhält { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
}.
ho-event-put-on = { $count ->
    [one] Ein Schatz kommt
   *[other] { $count } Schätze kommen
} auf { $card } ({ $seat }).
ho-event-readied = { $card } wird bereit.
ho-event-exhausted = { $card } wird erschöpft.
ho-event-exhausted-longer = { $card } wird über das nächste Bereitmachen hinaus erschöpft.
ho-event-own-looked = { $seat } sieht die Hand von { $other }: { $cards }.
ho-event-looked = { $seat } sieht die Hand von { $other }.
ho-event-taken = { $seat } nimmt { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
} aus der Schatzkammer von { $other }.
ho-event-thrown = { $seat } wirft { $card } von der Hand ab.
ho-event-thrown-random = { $seat } wirft { $card } von der Hand ab, durch Zufall.
ho-event-searched = { $seat } durchsucht den Nachziehstapel.
ho-event-own-found = { $seat } nimmt { $card } aus dem Nachziehstapel.
ho-event-found = { $seat } nimmt eine Karte aus dem Nachziehstapel.
ho-event-fetched = { $seat } nimmt { $card } vom Ablagestapel.
ho-event-placed = { $seat } legt { $card } hin. Feld: { $field }.
ho-event-strengthened = { $card } hat in diesem Zug { $count } mehr Stärke.
ho-event-lent = { $card } hat in diesem Zug { $power }.
ho-event-sees = Die Kreaturen von { $seat } dürfen in diesem Zug unsichtbare angehen.
ho-event-emptied = { $card } verliert Schätze: { $count }.
ho-event-claimed = { $seat } hat einen Anspruch.
ho-event-claim-lost = { $seat } verliert den Anspruch.
ho-event-defeated = { $seat } hat keinen Schatz mehr und scheidet aus.
ho-event-finished = { $reason } { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

ho-hoarded = Der Anspruch hat gehalten.
ho-last-left = Nur noch eine Person ist übrig.
ho-turn-limit = Der letzte Zug ist vorbei.

ho-now-drafting = eine Karte wählen, die du behältst: pick KARTE
ho-now-main = mit Karten und Kreaturen etwas tun oder den Zug beenden: end
ho-now-discarding = noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abwerfen: discard KARTE

ho-refusal-over = Die Partie ist vorbei.
ho-refusal-no-card = „{ $card }“ gibt es in diesem Deck nicht.
ho-refusal-out = Du bist ausgeschieden.
ho-refusal-turn = Du bist nicht am Zug, sondern { $seat }.
ho-refusal-wait = Zuerst muss { $seat } etwas wählen.
ho-refusal-now = Das geht jetzt nicht. Was du tun kannst: { $now }.
ho-refusal-tired = Du hast in diesem Zug { $count } Dinge getan: Du kannst ihn nur noch beenden.
ho-refusal-picked = Du hast schon gewählt. Die anderen denken noch nach.
ho-refusal-pick = { $card } liegt nicht vor dir. Zur Wahl hast du { $cards }.
ho-refusal-not-held = { $card } ist nicht auf deiner Hand. Dort sind { $cards }.
ho-refusal-order-of-abilities = Mehrere deiner Fähigkeiten warten, und du bestimmst, welche zuerst kommt: { $choices }.
ho-refusal-choice = Jetzt muss für { $source } etwas gewählt werden: { $choices }.
ho-refusal-untargetable = { $card } kann von Gegnern nicht als Ziel gewählt werden: Dort sind drei Pazifisten oder mehr.
ho-refusal-unaffected = { $card } kann nichts anhaben: { $other }. Die Gruppe ist davor geschützt.
ho-refusal-attacks-already = { $card } greift schon an.
ho-refusal-attached = { $card } ist angehängt und darum keine Kreatur.
ho-refusal-not-mine = { $card } gehört dir nicht: Die Kontrolle hat { $seat }.
ho-refusal-not-there = { $card } ist nicht auf dem Spielfeld.
ho-refusal-on-field = { $card } ist schon auf dem Spielfeld. Eine Kreatur bleibt Kreatur, ein Zusatz bleibt Zusatz.
ho-refusal-no-modifier = { $card } hat keinen Zusatz.
ho-refusal-points = Du hast keinen Aktionspunkt mehr.
ho-refusal-no-host = Es gibt keine Kreatur, an die man das anhängen kann: { $card }.
ho-refusal-same-host = { $card } hängt schon an { $host }.
ho-refusal-steal-own = { $card } ist auf deiner eigenen Seite.
ho-refusal-empty = Auf { $card } liegt kein Schatz.
ho-refusal-peaceful-thief = { $card } hat Sanftmut und stiehlt nie von Kreaturen, darf aber aus einer Schatzkammer stehlen.
ho-refusal-dead-order = Der Befehl würde nichts bewirken, und an diesem Tisch kann man ihn dann nicht spielen: { $card }.
ho-refusal-not-attached = { $card } ist nirgends angehängt.
ho-refusal-not-my-modifier = { $card } ist ein Zusatz von { $seat }.
ho-refusal-reattached = { $card } wurde in diesem Zug schon umgehängt.
ho-refusal-no-other-host = Es gibt keine andere Kreatur, an die man das umhängen kann: { $card }.
ho-refusal-exhausted-move = { $card } ist erschöpft, und erschöpfte Kreaturen bewegen sich nicht.
ho-refusal-taken-over = { $card } kam in diesem Zug unter deine Kontrolle: Bewegen geht noch nicht.
ho-refusal-new = { $card } kam in diesem Zug: Bewegen geht noch nicht.
ho-refusal-edge = { $card } kann dort nicht weiter: Jenseits davon ist kein Feld ({ $field }).
ho-refusal-second-mover = { $card } hat sich bewegt, und zweimal bewegt sich in diesem Zug { $other }.
ho-refusal-moved = { $card } hat sich in diesem Zug { $count ->
    [one] einmal
   *[other] { $count }-mal
} bewegt.
ho-refusal-awkward = { $card } hat Ungeschick und nimmt nie Schätze.
ho-refusal-clumsy = { $card } hat Ungeschick und stiehlt nie.
ho-refusal-exhausted = { $card } ist erschöpft.
ho-refusal-take-center = { $card } kann hier nichts nehmen ({ $field }): Schätze nimmt man auf der Lichtung.
ho-refusal-full = { $card } trägt { $count } und hat Platz für { $most }: Mehr geht nicht.
ho-refusal-no-steal = { $card } hat Stehlen nicht.
ho-refusal-stole = { $card } hat in diesem Zug schon gestohlen.
ho-refusal-steal-center = { $card } ist nicht auf der Lichtung und hat keinen Vorstoß.
ho-refusal-steal-intercept = Mit Vorstoß kann { $card } Kreaturen in Reichweite bestehlen, aber keine davon trägt etwas; für Schatzkammern muss man auf der Lichtung sein.
ho-refusal-no-victim = Es gibt nichts zu stehlen für { $card }: keinen Schatz in einer anderen Schatzkammer und keinen auf einer Kreatur, die man angehen kann.
ho-refusal-attack-own = { $card } gehört dir. Angreifen kann man nur gegnerische Kreaturen.
ho-refusal-no-creatures = Du hast keine Kreatur, die angreifen könnte.
ho-refusal-no-ability = { $card } hat keine Erschöpfungsfähigkeit.
ho-refusal-not-in-center = { $card } ist nicht auf der Lichtung und hat keinen Vorstoß.
ho-refusal-out-of-reach = { $other } ist am Start, und { $card } hat keinen Vorstoß.
ho-refusal-in-the-air = { $other } hat Fliegen, und { $card } hat weder Fliegen noch Fangen.
ho-refusal-not-seen = { $other } hat Unsichtbarkeit, und du hast keinen Scharfblick.
ho-refusal-in-bushes = { $other } ist in den Büschen, für { $card } nicht zu sehen: Du hast keinen Scharfblick.
ho-refusal-taunted = { $taunters } spottet und steht vor { $other }: { $card } muss erst damit fertig werden.
ho-refusal-peaceful = { $card } hat Sanftmut und greift nie an.
ho-unreadable = „{ $text }“ ist kein Spielzug von Hoard. Züge sehen so aus: { $examples }.

ho-position-seats = Hier stehen { $found } Einträge für { $seats } Plätze.
ho-position-seat = Einen Platz { $found } gibt es hier nicht; der letzte ist { $last }.
ho-position-first = Im ersten Zug ist Platz { $first } am Zug (firstPlayer), nicht { $found }.
ho-position-card = Im Deck ist keine Karte „{ $card }“.
ho-position-twice = { $card } steht schon bei { $other }.
ho-position-missing = { $card } ist nirgends: Ein Nachziehstapel, der aufgeschrieben ist, enthält alle Karten, die nicht woanders sind.
ho-position-modifier = { $card } hat keinen Zusatz und kann nicht angehängt sein.
ho-position-group = { $card } kann nur hierzu gehören: { $groups }.
ho-position-out = Wer ausgeschieden ist, hat keine Karten und keinen Anspruch.
ho-position-claim = Mit { $treasures } Schätzen in der Schatzkammer gibt es keinen Anspruch.
ho-position-over = Die Partie ist genau dann zu Ende, wenn der Schritt „over“ ist.
ho-position-left = Solange die Partie läuft, sind mindestens zwei übrig, und jemand davon ist am Zug.
ho-position-hoarded = Wer so gewonnen hat, hat zu Beginn des Zuges einen Anspruch.
ho-position-last = So endet die Partie, wenn genau eine Person übrig ist.
ho-position-limit = Der letzte Zug ist noch nicht gekommen.
ho-position-turns = Ein Zug läuft, also hat mindestens einer begonnen.
ho-position-waiting = Warten können nur Fähigkeiten, und „{ $kind }“ ist keine, die warten kann.
ho-position-no-text = { $source } hat keinen solchen Text.
ho-position-ability = „{ $found }“ ist keine Gruppenfähigkeit. Sie heißen wie felines-4.
ho-position-stage = Auf der Stufe { $stage } wartet dafür nichts.
ho-position-verb = Der Text sagt dort etwas anderes als „{ $verb }“.
ho-position-job-seat = Wer hier steht, kann das nicht ausführen oder nicht gefragt sein.
ho-position-job-card = Mit { $card } geht das hier nicht.
ho-position-chosen = Was bisher gewählt wurde, passt nicht.
ho-position-attackers = Das können nicht die Angreifer sein.
ho-position-no-draft = Karten zur Wahl liegen nur während der Kartenwahl da.
ho-position-step = Beim Schritt „{ $step }“ kann nichts im Gange sein, oder es muss etwas im Gange sein.
ho-position-discarding = Wer abwerfen muss, hat mehr als { $cards } Karten.
ho-position-stuck = Es gibt nichts, was gewählt werden könnte.
ho-position-draft = In der Kartenwahl haben alle zusammen mit dem Behaltenen { $cards } Karten, und auf dem Spielfeld liegt nichts.
ho-position-picked = Wenn alle gewählt haben, wird weitergegeben: Jemand muss noch nachdenken.
ho-position-order = Hier gibt es nichts zu wählen: Das würde von selbst ausgeführt.
ho-position-notes-twice = Zwei Notizen gehören derselben Person.
ho-position-note = { $card } kann hier nicht notiert sein: Die Karte steht zweimal da oder ist nicht verborgen.
ho-position-known = { $card } ist auf keiner Hand: Was man davon weiß, gehört unter „alike“.
ho-position-note-deck = Karten im Deck, oder bei der Kartenwahl vor einem Platz, sind nicht zu unterscheiden: In einer Menge sind alle von dort oder keine.
ho-position-notes-public = Was alle wissen, weiß jeder: Die Notiz eines Platzes kann nicht weniger sagen.
