eq-title = Equinox
eq-blurb = Wette auf Kreaturen, spiel Karten und nutz ihre Fähigkeiten: In jeder Runde verschwindet eine Kreatur.
eq-creature = { $creature ->
    [squeak] Susi
    [moss-man] Moosmann
    [stag] Cornu
    [rubble] Klumpi
    [twinz] Echomir
    [hoot] Noctia
    [carmen] Carmen
    [fungy] Fungi
    [goatman] Ziegfried
    [fiery-fang] Lupino
    [hopscotch] Raneri
    [feather-fox] Vulpa
    [ursus] Ursus
   *[pilgrim] Aquilon
}
eq-card = { eq-creature } { $number }
eq-chameleon = Chamäleon { $number }
eq-tree = { $tree ->
    [ancestor] Urvater
   *[dryad] Dryada
}
eq-power = { $creature ->
    [squeak] Zieh drei Karten.
    [moss-man] Nimm einen deiner gesetzten Wettsteine zurück.
    [stag] Die Hälfte einer fremden Hand kommt zur Seite, bis die Person wieder am Zug ist.
    [rubble] Setz einen Wettstein auf ein Feld ohne Wettstein, in der aktuellen oder einer früheren Reihe.
    [twinz] Spiel eine zweite Karte.
    [hoot] Nenn eine Kreatur: Eine andere Person gibt dir eine Karte davon oder zeigt dir ihre Hand.
    [carmen] Wirf in Schritt 3 Karten beliebiger Kreaturen ab, ohne sie zu zeigen.
    [fungy] Nutz die Fähigkeit einer verschwundenen Kreatur.
    [goatman] Sieh dir drei Karten einer fremden Hand an und behalte eine.
    [fiery-fang] Nimm eine sichtbare Lupino-Karte aus einer früheren Reihe.
    [hopscotch] Tausch zwei sichtbare Karten einer Kreatur, die in verschiedenen Reihen liegen.
    [feather-fox] Wirf die sichtbare Karte einer anderen Kreatur in der aktuellen Reihe ab.
    [ursus] Keine Fähigkeit, aber seine Karten zählen 0,5 mehr, und am Ende zählt auch jeder Wettstein bei ihm 0,5 mehr.
   *[pilgrim] Nimm ein sichtbares Chamäleon.
}

option-eq-creatures = Welche acht Kreaturen antreten: ausgelost (random) oder genannt, mit Kommas dazwischen.
option-eq-firstPlayer = Wer den ersten Zug hat: Das entscheidet das Los (random), oder es ist der Platz mit dieser Nummer.
option-eq-edition = Die englische oder die deutsche Ausgabe der Regeln; sie unterscheiden sich bei Raneri und bei Gleichstand.
option-eq-hopscotch = Was Raneri tauschen darf: nur Kreaturenkarten oder alle sichtbaren Karten, auch Chamäleons; oder wie in der Ausgabe.
option-eq-tiebreak = Was bei Gleichstand Reihe für Reihe entscheidet: die Zahl der Wettsteine oder die Punkte, die sie bringen; oder wie in der Ausgabe.
option-eq-trees = Die drei Bäume: ein Urvater und zwei Dryadas (1A2D) oder umgekehrt (2A1D).
option-eq-squeakShort = Sind weniger als drei Karten im Nachziehstapel, zieht Susi, was da ist, und beendet das Spiel (drawAndEnd), oder die Fähigkeit entfällt (notAllowed).
option-eq-stalemate = Kommt niemand mehr weiter, endet das Spiel (endGame), oder es geht weiter reihum (none).
option-eq-strictMemory = Der Tisch zeigt kein Protokoll und keine Notizen über früher Gesehenes.

eq-move-play = { $card } spielen
eq-move-secret = Mit { $card } geheim wetten
eq-move-discard = { $card } abwerfen
eq-move-give = { $card } geben
eq-move-take = { $card } nehmen
eq-move-keep = { $card } behalten
eq-move-predict = Auf { $creature } wetten
eq-move-on = Auf { $creature } legen
eq-move-name = { $creature } nennen
eq-move-choose = { $seat } wählen
eq-move-place = Einen Wettstein auf { $creature } in Reihe { $row } setzen
eq-move-lift = Deinen Wettstein bei { $creature } in Reihe { $row } zurücknehmen
eq-move-lift-champion = Deinen Wettstein auf der Championkarte von { $creature } zurücknehmen
eq-move-lift-secret = Deine geheime Wette zurücknehmen
eq-move-swap = Bei { $creature } die Karten der Reihen { $row } und { $other } tauschen
eq-move-pass = Passen, ohne zu wetten
eq-move-reveal = Deine geheime Wette aufdecken
eq-move-skip = Aussetzen und die Hand zeigen
eq-move-use = Die Fähigkeit nutzen
eq-move-decline = Auf die Fähigkeit verzichten
eq-move-done = Fertig, nichts mehr abwerfen

eq-event-creatures = Die Kreaturen sind { $creatures }.
eq-event-dealt = { $seat } bekommt { $cards }.
eq-event-begins = { $seat } beginnt.
eq-event-predicted = { $seat } wettet in Reihe { $row } auf { $creature }.
eq-event-own-secret = { $seat } legt { $card } verdeckt hin.
eq-event-secret = { $seat } macht eine geheime Wette.
eq-event-revealed = { $seat } deckt eine geheime Wette auf: { $card }.
eq-event-passed = { $seat } wettet nicht.
eq-event-played = { $seat } spielt { $card }.
eq-event-placed = { $seat } legt { $card } auf { $creature }.
eq-event-skipped = { $seat } kann nichts spielen und zeigt die Hand.
eq-event-shown = { $seat } hat { $cards } auf der Hand.
eq-event-used = { $seat } nutzt die Fähigkeit von { $creature }.
eq-event-declined = { $seat } verzichtet auf die Fähigkeit von { $creature }.
eq-event-lifted = { $seat } nimmt bei { $creature } in Reihe { $row } einen Wettstein zurück.
eq-event-lifted-champion = { $seat } nimmt bei { $creature } einen Wettstein von der Championkarte zurück.
eq-event-lifted-secret = { $seat } nimmt die geheime Wette zurück und wirft { $card } ab.
eq-event-own-aside = Von der Hand von { $seat } beiseitegelegt: { $cards }.
eq-event-aside = { $count ->
    [1] 1 Karte von der Hand von { $seat } wird beiseitegelegt.
   *[other] { $count } Karten von der Hand von { $seat } werden beiseitegelegt.
}
eq-event-put = { $seat } setzt in Reihe { $row } einen Wettstein auf { $creature }.
eq-event-named = { $seat } nennt { $creature }.
eq-event-chose = { $seat } wählt { $other }.
eq-event-missed = { $other } hat keine Karte von { $creature } und zeigt { $seat } die Hand.
eq-event-own-gave = { $seat } gibt { $card } an { $other }.
eq-event-gave = { $seat } gibt { $other } eine Karte von { $creature }.
eq-event-own-looked = { $seat } sieht auf der Hand von { $other } { $cards }.
eq-event-looked = { $seat } sieht sich { $count } Karten auf der Hand von { $other } an.
eq-event-own-kept = { $seat } behält { $card }, und { $other } bekommt die anderen zurück.
eq-event-kept = { $seat } behält eine Karte von { $other } und gibt die anderen zurück.
eq-event-took = { $seat } nimmt { $card } vom Feld von { $creature } in Reihe { $row }.
eq-event-swapped = { $seat } tauscht bei { $creature } die sichtbaren Karten der Reihen { $row } und { $other }.
eq-event-removed = { $seat } wirft { $card } vom Feld von { $creature } ab.
eq-event-discarded = { $seat } wirft { $card } ab.
eq-event-own-discarded = { $seat } wirft { $card } verdeckt ab.
eq-event-discarded-unseen = { $seat } wirft eine Karte verdeckt ab.
eq-event-returned = { $seat } nimmt { $count ->
    [1] die beiseitegelegte Karte
   *[other] die { $count } beiseitegelegten Karten
} zurück.
eq-event-own-drew = { $seat } zieht { $cards }.
eq-event-drew = { $seat } zieht { $count ->
    [1] eine Karte.
   *[other] { $count } Karten.
}
eq-event-eliminated = { $creature } ist in Runde { $round } am schwächsten und verschwindet.
eq-event-round = Runde { $round } beginnt.
eq-event-scored = { $seat } hat { $half ->
    [0] { $points ->
        [0] keine Punkte
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points },5 Punkte
}.
eq-event-finished = { $reason } { $count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
eq-fifth-round = Die fünfte Kreatur ist verschwunden.
eq-empty-deck = Die letzte Karte des Nachziehstapels ist gezogen.
eq-stalemate = Niemand kommt mehr weiter.

eq-now-predicting = wetten, eine Wette aufdecken oder passen
eq-now-playing = eine Karte spielen
eq-now-placing = das Chamäleon auf eine Kreatur legen, die im Turnier ist
eq-now-power = die Fähigkeit von { $power } nutzen oder darauf verzichten
eq-now-choosing = die Wahl für { $power } ({ $choices })
eq-now-discarding = Karten abwerfen oder damit fertig sein

eq-refusal-over = Das Spiel ist zu Ende.
eq-refusal-turn = Jetzt muss sich { $seat } entscheiden.
eq-refusal-now = Das ist jetzt nicht dran. Dran ist: { $now }.
eq-refusal-not-there = { $creature } ist in diesem Spiel nicht dabei. Dabei sind { $creatures }.
eq-refusal-no-tree = Diese Karte ({ $card }) ist in diesem Spiel nicht dabei: Es hat nur drei Bäume.
eq-refusal-nothing-secret = Du hast keine geheime Wette, die du aufdecken könntest.
eq-refusal-no-pebble = Du hast keinen Wettstein mehr, mit dem du wetten könntest.
eq-refusal-taken = Auf dem Feld von { $creature } in Reihe { $row } liegt schon ein Wettstein von { $seat }.
eq-refusal-secret-late = Geheime Wetten gibt es nur in Runde 1; jetzt ist Runde { $round }.
eq-refusal-secret-twice = Du hast nur eine geheime Wette, und die hast du schon gemacht.
eq-refusal-secret-creature = { $card } ist keine Kreaturenkarte: Geheim wettest du mit einer Kreaturenkarte.
eq-refusal-eliminated = { $creature } ist in Runde { $round } verschwunden.
eq-refusal-aside = { $card } ist beiseitegelegt: Die Karte kommt in Schritt 3 deines Zuges auf deine Hand zurück.
eq-refusal-not-held = { $card } hast du nicht auf der Hand. Du hast { $cards }.
eq-refusal-skip = Du kannst nicht aussetzen: Du kannst { $cards } spielen.
eq-refusal-use-early = Dir wird keine Fähigkeit angeboten: Du nutzt sie, gleich nachdem du eine Karte einer Kreatur gespielt hast, die du beherrschst.
eq-refusal-power-kind = { $card } ist keine Kreaturenkarte: Da gibt es keine Fähigkeit zu nutzen.
eq-refusal-power-none = { $creature } hat keine Fähigkeit.
eq-refusal-power-covered = { $card } brachte keine Fähigkeit: Die Karte wurde direkt auf { $covered } gespielt.
eq-refusal-power-done = Über die Fähigkeit von { $card } ist schon entschieden.
eq-refusal-power-vain = Die Fähigkeit von { $card } hat nichts zu tun: { $why }.
eq-refusal-vain = { $power ->
    [squeak] weniger als drei Karten im Nachziehstapel
    [moss-man] kein Wettstein von dir zum Zurücknehmen
    [stag] sonst niemand mit einer Karte auf der Hand
    [rubble] kein Wettstein von dir übrig
    [twinz] keine weitere Karte von dir zum Ausspielen, oder schon eine zweite gespielt
    [fungy] keine andere verschwundene Kreatur mit einer Fähigkeit, die sich nutzen ließe
    [goatman] sonst niemand mit drei Karten auf der Hand
    [fiery-fang] keine frühere Reihe mit einer sichtbaren Karte der richtigen Kreatur
    [hopscotch] keine Kreatur im Spiel mit Karten zum Tauschen in zwei Reihen
    [feather-fox] keine Karte einer anderen Kreatur in der aktuellen Reihe
    [pilgrim] kein sichtbares Chamäleon
   *[other] nichts zu wählen
}
eq-refusal-power-other = { $card } brachte dir keine Fähigkeit: { $seat } beherrschte { $creature } mit { $points } gegen deine { $own }.
eq-refusal-power-nobody = { $card } brachte keine Fähigkeit: Niemand hatte bei { $creature } Prestige.
eq-refusal-power-tie = { $card } brachte keine Fähigkeit: Niemand beherrschte { $creature }, denn { $seats } hatten je { $points }.
eq-refusal-choice = { $why } Möglich ist: { $choices }.
eq-refusal-choice-kind = Das ist keine Antwort auf die Frage von { $power }.
eq-choices-more = { $count } weitere
eq-refusal-vain-space = kein freies Feld für einen Wettstein
eq-refusal-vain-twice = in diesem Zug wurde schon eine zweite Karte gespielt
eq-refusal-vain-unplayable = keine weitere Karte von dir, die sich spielen ließe
eq-refusal-no-player = An diesem Tisch sitzen nur { $seats }.
eq-refusal-yourself = Dich selbst kannst du nicht wählen.
eq-refusal-empty-hand = { $seat } hat keine Karte auf der Hand.
eq-refusal-too-few = { $count ->
    [0] { $seat } hat keine Karte auf der Hand, und es müssen drei sein.
    [1] { $seat } hat nur 1 Karte auf der Hand, und es müssen drei sein.
   *[other] { $seat } hat nur { $count } Karten auf der Hand, und es müssen drei sein.
}
eq-refusal-borrow-living = { $creature } ist noch im Turnier: Leihen kannst du nur Fähigkeiten verschwundener Kreaturen.
eq-refusal-borrow-vain = Die Fähigkeit von { $creature } hat nichts zu tun: { $why }.
eq-refusal-own-column = Die Karte muss aus einer anderen Spalte als der von { $creature } kommen.
eq-refusal-empty-space = Auf dem Feld von { $creature } in Reihe { $row } liegt keine Karte.
eq-refusal-asked-for = Gefragt ist eine Karte von { $creature }.
eq-refusal-not-looked = Du hast dir { $cards } angesehen und behältst eine davon.
eq-refusal-no-chameleon = { $card } ist kein Chamäleon.
eq-refusal-no-creature-card = { $card } ist keine Kreaturenkarte.
eq-refusal-cards-of = Nehmen kannst du nur eine Karte von { $creature }.
eq-refusal-current-row = { $card } liegt in der aktuellen Reihe: Es muss eine frühere sein.
eq-refusal-not-visible = { $card } liegt nicht sichtbar auf dem Tisch.
eq-refusal-later-row = Reihe { $row } kommt erst noch: Es ist Runde { $round }.
eq-refusal-not-on-champion = Auf der Championkarte von { $creature } liegt kein Wettstein von dir.
eq-refusal-not-on-space = Auf dem Feld von { $creature } in Reihe { $row } liegt kein Wettstein von dir.
eq-refusal-discard-kind = { $card } kannst du nicht abwerfen: Das geht nur mit Kreaturenkarten.
eq-refusal-discard-in-play = { $creature } ist noch im Turnier: Abwerfen kannst du nur Karten verschwundener Kreaturen.

eq-unreadable = „{ $text }“ ist kein Zug. Züge sehen aus wie { $examples }.

eq-position-seats = Hier stehen { $found } Einträge, es gibt aber { $seats } Plätze.
eq-position-seat = Einen Platz { $found } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
eq-position-creatures = Die acht Kreaturen müssen verschieden sein.
eq-position-other-creatures = Nach der Option creatures sind die Kreaturen dieses Tisches { $creatures }, in dieser Reihenfolge.
eq-position-fallen = { $creature } ist in diesem Spiel nicht dabei oder schon vorher verschwunden.
eq-position-fifth = { $fallen ->
    [1] 1 Kreatur ist
   *[other] { $fallen } Kreaturen sind
} verschwunden: Das Spiel endet mit der fünften, und nur dann durch „fifth-round“.
eq-position-over = Das Spiel ist genau dann zu Ende, wenn der Schritt „over“ ist.
eq-position-card = { $card } kann in diesem Spiel nicht dabei sein.
eq-position-twice = { $card } ist doppelt da: auch bei { $other }.
eq-position-missing = { $count ->
    [1] Eine Karte ist nirgends: { $cards }.
   *[other] { $count } Karten sind nirgends, darunter { $cards }.
}
eq-position-empty-deck = Der Nachziehstapel ist leer, aber dann wäre das Spiel zu Ende.
eq-position-secret = Geheim gewettet wird mit einer Kreaturenkarte.
eq-position-late = In Reihe { $row } kann auf dem Feld von { $creature } noch nichts oder nichts mehr liegen.
eq-position-column = { $card } kann nicht in dieser Spalte liegen.
eq-position-pebbles = { $seat } hat nur { $pebbles } Wettsteine.
eq-position-secrets = { $seat } kann in einem Spiel nur eine geheime Wette haben, aufgedeckt oder nicht, und sie muss gemacht worden sein.
eq-position-pending = Dazu kann es im laufenden Zug nicht gekommen sein.
eq-position-stuck = Hier könnte niemand einen Zug machen.
eq-position-note = Was über { $card } notiert ist, stimmt nicht oder ist weniger, als alle wissen.
eq-position-count = Was über die Karten von { $creature } bei { $seat } notiert ist, stimmt nicht oder ist weniger, als alle wissen.
eq-position-strange = Von den ungesehenen Abwürfen von { $seat } sind mehr ohne Notiz, als es sein können, oder jemand weiß weniger als alle.
eq-position-not-there = { $creature } ist in diesem Spiel nicht dabei.
eq-position-cleared = Dass auf { $creature } keine geheime Wette liegt, kann nicht bekannt sein.
