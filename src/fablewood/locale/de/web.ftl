# Was die Seite selbst sagt.

web-loading = Einen Augenblick …
web-cannot-load = Ein Teil der Seite ließ sich nicht laden. Lade sie neu, um es noch einmal zu versuchen.
web-cannot-reach = Der Server ist nicht zu erreichen.
web-no-such-game = Dieses Spiel kann die Seite nicht zeigen.
web-home = Fablewood, zum Anfang
web-close = Schließen
web-keep = Merken
web-yes = Ja
web-no = Nein
web-send = Senden
web-day = Helle Farben
web-dusk = Dunkle Farben
web-sound = Töne
web-rules = Regeln
web-credits = Mitwirkende
web-you = du
web-guest = Gast

web-welcome = Ein Tisch im Laternenschein
web-welcome-more = Drei Kartenspiele für dich und deine Freunde, oder gegen Bots, die nie in fremde Karten sehen.
web-games = Spiele
web-for-players = { $few ->
    [2] Für 2 bis { $many } Personen
   *[other] Für { $few } oder { $many } Personen
}
web-play-bots = Gleich spielen
web-invite = Freunde einladen
web-my-games = Deine Partien
web-no-games = Du sitzt noch an keinem Tisch.
web-open-tables = Offene Tische
web-no-tables = Im Moment wartet niemand auf Mitspieler.
web-name = Dein Name
web-name-what = Wie sollen andere dich nennen?
web-over = beendet
web-free-seats = { $count ->
    [1] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-turn-yours = Du bist dran
web-turn-others = andere überlegen
web-bot-name = { $number ->
    [1] Reineke
    [2] Grimbart
    [3] Hinze
    [4] Isegrim
   *[other] Henning
}
web-free-seat = Freier Platz

web-new-table = { $game }: ein neuer Tisch
web-who-plays = Wer spielt mit
web-how-many = Wie viele Plätze?
web-wish-me = Du
web-wish-open = Jemand mit dem Link
web-wish-bot = Bot: { $level }
web-the-game = Das Spiel
web-the-table = Der Tisch
web-set-clock = Uhr
web-clock-none = Keine Uhr
web-clock-quick = 30 Sekunden für jeden Zug
web-clock-calm = 2 Minuten für jeden Zug
web-clock-game = 10 Minuten für die Partie, und 10 Sekunden für jeden Zug
web-clock-days = 3 Tage für jeden Zug
web-set-join = Wer darf sich setzen
web-join-link = Wer den Link hat
web-join-open = Alle: der Tisch steht in der Liste
web-set-watch = Wer darf zusehen
web-watch-all = Alle, was offen liegt
web-watch-none = Niemand
web-set-delay = Wer zusieht, sieht es
web-delay = { $seconds ->
    [0] sofort
    [30] 30 Sekunden später
    [120] 2 Minuten später
   *[other] 10 Minuten später
}
web-set-absence = Ein Bot springt ein, wenn jemand so lange weg ist
web-absence = { $seconds ->
    [30] 30 Sekunden
    [120] 2 Minuten
    [600] 10 Minuten
   *[other] einen Tag
}
web-absence-wait = Nie: der Tisch wartet
web-set-talk = Gespräch am Tisch
web-talk-all = Freie Worte und Redewendungen
web-talk-phrases = Nur Redewendungen
web-talk-off = Keines
web-set-hints = Man kann um Tipps bitten
web-set-undo = Züge lassen sich zurücknehmen, wenn alle zustimmen
web-make-table = Tisch decken
web-selected = { $chosen } von { $count } gewählt
web-by-lot = Keine gewählt: das Los entscheidet.
web-value-random = Das Los
web-value-edition = Wie in der Ausgabe
web-value-en = Englische Ausgabe
web-value-de = Deutsche Ausgabe
web-value-creatureOnly = Nur Kreaturenkarten
web-value-anyVisibleSameColumn = Alle sichtbaren Karten
web-value-pebbles = Anzahl der Wettsteine
web-value-points = Verdiente Punkte
web-value-1A2D = Ein Urvater, zwei Dryaden
web-value-2A1D = Zwei Urväter, eine Dryade
web-value-drawAndEnd = Zieht den Rest, und das Spiel endet
web-value-notAllowed = Darf nicht genutzt werden
web-value-endGame = Das Spiel endet
web-value-none = Das Spiel geht weiter

web-waiting-for-players = Warten auf Mitspieler
web-join-table = Setz dich
web-sit-here = Hier sitzen
web-link = Die Adresse dieses Tisches
web-copy-link = Link kopieren
web-copied = Kopiert
web-commitment = Gemischt ist schon. Das Siegel, das am Ende geöffnet wird: { $hash }

web-players = Spieler
web-board = Der Tisch
web-hand = Deine Hand
web-empty-hand = Keine Karten
web-prompt = Was zu tun ist
web-closer = Aus der Nähe
web-aside = Verlauf, Gespräch und mehr
web-log = Verlauf
web-talk = Gespräch
web-talk-line = { $name }: { $text }
web-talk-what = Sag etwas
web-phrases = Redewendungen
web-nobody-spoke = Noch hat niemand etwas gesagt.
web-lost = Die Verbindung ist weg. Sie kommt von selbst zurück; nichts geht verloren.
web-possible = { $thing }, möglich
web-your-turn = Du bist dran: { $what }.
web-waiting = Warten auf { $names }
web-choose-further = Und nun: wähle, was dazugehört.
web-confirm = Bestätigen
web-take-back = Zurücknehmen
web-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
web-cards = Karten auf der Hand:
web-clock = Verbleibende Zeit:
web-days-left = { $days } Tage
web-seat-acts = muss entscheiden
web-seat-open = wartet auf jemanden
web-seat-away = abwesend
web-seat-substitute = abwesend, ein Bot springt ein
web-hint = Ein Tipp: { $move }
web-wish-hint = Tipp
web-wish-undo = Zurücknehmen
web-wish-premove = Vorausziehen
web-wish-show = Meine Karten zeigen
web-wish-hide = Meine Karten verbergen
web-premove-choose = Wähle den Zug, der gemacht wird, sobald du dran bist.
web-premove-cancel = Vorausgezogenes aufheben
web-undo-asked = { $name } möchte den letzten Zug zurücknehmen. Stimmst du zu?
web-undo-waiting = Um Zustimmung zum Zurücknehmen gebeten: { $names }

web-result = Das Spiel ist vorbei
web-you-won = Du hast gewonnen!
web-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
web-rematch = Noch einmal
web-rematch-go = Zum neuen Tisch
web-replay = Nachspielen
web-record = Aufzeichnung

web-time = Zeitleiste
web-move-of = Zug { $move } von { $moves }.
web-first = Zum Anfang
web-back-step = Einen Zug zurück
web-next-step = Einen Zug weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-eyes = Mit wessen Augen
web-eyes-public = Was alle sehen konnten
web-branch = Von hier weiterspielen
web-copy-moment = Link zu diesem Moment
web-to-table = Zum Tisch

web-rules-of = Die Regeln von { $game }
web-search = Suchen
web-contents = Inhalt

web-credits-games = Die Spiele
web-credits-games-text = Equinox hat Reiner Knizia erfunden und Plan B Games verlegt. Seven Prophecies hat Hinata Origuchi erfunden und SUNNY BIRD verlegt. Die Spiele und ihre Namen gehören ihnen. Dies ist eine inoffizielle Umsetzung: alle Worte sind unsere eigenen, und wenn dir ein Spiel gefällt, kauf es.
web-credits-pictures = Die Bilder
web-credits-pictures-text = Die Schattenrisse sind von den Künstlern von game-icons.net, unter der Lizenz
web-credits-fonts = Die Schriften
web-credits-fonts-text = Fraunces von Undercase Type und Alegreya Sans von Juan Pablo del Peral, beide unter der SIL Open Font Licence.

web-sp-round = Runde { $round }
web-sp-now-foretell = sage voraus
web-sp-now-play = spiele eine Karte
web-sp-sheet = Die Farbreihe: die Farbe jedes Stichs, und darunter die Karten nach ihrem Rang
web-sp-trick = Stich { $number }: { $colour }
web-sp-cell = { $card }, von { $name }
web-sp-cell-fulfilled = { $card }, von { $name }, wie vorhergesagt
web-sp-fulfilled = wie vorhergesagt
web-sp-tray = Deine Prophezeiung
web-sp-own-prophecy = Deine Prophezeiung
web-sp-rest = { $rest ->
    [0] Alle Marker liegen
    [1] 1 Marker ist zu legen
   *[other] { $rest } Marker sind zu legen
}
web-sp-bowl = Marker auf { $rank }
web-sp-less = Ein Marker weniger auf { $rank }
web-sp-foretell = Vorhersagen
web-sp-others-foretell = Die anderen denken noch über ihre Prophezeiungen nach.
web-sp-round-ended = Wie die Runde endete
web-sp-ready = bereit
web-sp-thinking = überlegt
web-sp-starter = Wer anfängt
web-sp-missing = Hat nichts mehr von { $colours }
web-sp-tokens = Übrige Marker
web-sp-left = { $left } von { $foretold }
web-do-withdraw = Prophezeiung zurücknehmen
web-sp-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}

web-eq-round = Runde { $round } von 5
web-eq-grid = Das Raster: die Kreaturen und ihre fünf Reihen
web-eq-phases = Die Schritte eines Zuges
web-eq-phase-predict = Wetten
web-eq-phase-play = Spielen
web-eq-phase-discard = Abwerfen
web-eq-phase-draw = Ziehen
web-eq-phase-fall = Scheidet wer aus?
web-eq-deck = Stapel { $deck }
web-eq-discards = Abgelegt { $discards }
web-eq-pebbles = { $count ->
    [1] noch 1 Wettstein
   *[other] noch { $count } Wettsteine
}
web-eq-aside = { $count } beiseite
web-eq-secret = Eine geheime Wette
web-eq-secret-short = geheim
web-eq-own-secret = Deine geheime Wette: { $card }
web-eq-fallen = ausgeschieden in Runde { $round }
web-eq-controls = { $name } beherrscht sie, mit { $lead } Vorsprung
web-eq-nobody = Niemand beherrscht sie
web-eq-controller = beherrscht sie
web-eq-champion = Championkarte von { $creature }
web-eq-champion-of = { $count ->
    [1] ein Wettstein von { $name }
   *[other] { $count } Wettsteine von { $name }
}
web-eq-space = { $creature }, Reihe { $row }
web-eq-empty = leer
web-eq-blocked = nicht mehr im Spiel
web-eq-pile = { $count } Karten
web-eq-pebble-of = Wettstein von { $name }
web-eq-worth = Ein Wettstein zählt hier { $worth }
web-eq-covered = Darunter: { $cards }
web-eq-looked = Die angesehenen Karten
web-eq-now-keep = behalte eine dieser Karten
web-eq-now-choosing = wähle für { $power }
web-eq-chameleon = Lässt sich auf jede Kreatur im Spiel legen. Es löst keine Fähigkeit aus, und hält die einer Kreatur auf, die direkt darauf gelegt wird.
web-eq-ancestor = Nenne eine Kreatur: alle geheimen Wetten auf sie werden aufgedeckt.
web-eq-dryad = Nimm eine sichtbare Kreaturenkarte auf die Hand.
web-do-pass = Passen
web-do-reveal = Geheimes aufdecken
web-do-secret = Geheim wetten
web-do-skip = Aussetzen
web-do-use = Fähigkeit nutzen
web-do-decline = Verzichten
web-do-done = Fertig
web-do-lift = Geheime Wette zurücknehmen

web-ho-turn = Zug { $turns }
web-ho-draft-title = Kartenwahl
web-ho-draft = Behalte eine Karte; die anderen gehen nach links
web-ho-draft-wait = Gewählt. Die anderen überlegen noch
web-ho-points = { $points ->
    [1] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}
web-ho-treasury = Schatzkammer:
web-ho-carried = Auf dem Heimweg:
web-ho-claim = Anspruch
web-ho-out = ausgeschieden
web-ho-side = Die Seite von { $name }
web-ho-group = { $group }: { $count }
web-ho-works = wirkt
web-ho-might = Stärke { $might }
web-ho-starts = kommt auf: { $field }
web-ho-exhausted = erschöpft
web-ho-carries = { $count ->
    [1] trägt 1 Schatz
   *[other] trägt { $count } Schätze
}
web-ho-attached = Angehängt: { $cards }
web-ho-modifier = { $card }, angehängt an { $host }
web-ho-enter = Auftritt
web-ho-exhaust = Erschöpfen
web-ho-leave = Abgang
web-ho-passive = Passiv
web-ho-order = Befehl
web-ho-modifier-text = Zusatz
web-ho-now-drafting = wähle eine Karte, die du behältst
web-ho-now-starting = was kommt zuerst
web-ho-now-main = handle mit Karten und Kreaturen, oder beende deinen Zug
web-ho-now-discarding = wirf ab bis auf sechs Karten
web-ho-now-fight = wähle, wer { $source } angreift
web-ho-now-choosing = wähle für { $source }
web-ho-now-group = wähle für die Gruppenfähigkeit
web-do-play = Spielen
web-do-order = Als Befehl nutzen
web-do-attach = Anhängen
web-do-reattach = Umhängen
web-do-forward = Vor
web-do-back = Zurück
web-do-take = Schatz nehmen
web-do-steal = Stehlen
web-do-attack = Angreifen
web-do-ability = Fähigkeit nutzen
web-do-discard = Abwerfen
web-do-pick = Behalten
web-do-fight = Kämpfen!
web-do-end = Zug beenden
web-value-owned = Schatzkammer und Karten
web-value-treasuryOnly = Nur die Schatzkammer
web-value-both = Verteidiger und ein Angreifer
