# Was am Terminal gesagt wird.

terminal-welcome = Tippe einen Zug, seine Nummer oder seinen Anfang. „hilfe“ sagt, was es sonst noch gibt.
terminal-you = du
terminal-prompt = Dein Zug:
terminal-many = { $count } Züge sind möglich, zum Beispiel „{ $example }“.
terminal-several = Das könnte { $moves } sein. Was meinst du?
terminal-help =
    Ein Zug: seine Nummer, seine Wörter oder ihr Anfang („besen 7“, „b7“).
    warum ZUG          warum ein Zug nicht erlaubt ist
    zurück             deinen letzten Zug zurücknehmen
    speichern [DATEI]  das Spiel aufschreiben; weiter [DATEI] nimmt es wieder auf
    regeln [5.2]       die Regeln oder ein Teil davon
    tisch              den Tisch noch einmal zeigen
    ende               aufstehen; das Spiel bleibt erhalten
terminal-why-what = Warum was? Tippe einen Zug dahinter: „warum broom-7“.
terminal-legal = „{ $move }“ ist erlaubt: Du darfst das jetzt spielen.
terminal-nothing-to-undo = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
terminal-saved = Gespeichert in { $path }.
terminal-kept = Das Spiel liegt in { $path }. „fablewood play --resume“ nimmt es wieder auf.
terminal-moved = Das früher aufbewahrte Spiel liegt jetzt in { $path }.
terminal-back = Das früher aufbewahrte Spiel liegt wieder in { $path }.
terminal-not-begun = Du hast keinen Zug gemacht, darum bleibt das früher aufbewahrte Spiel in { $path }.
terminal-none-kept = Es ist kein Spiel aufbewahrt: { $path } gibt es nicht.
terminal-cannot-save = { $path } lässt sich nicht schreiben: { $why }.
terminal-cannot-read = { $path } lässt sich nicht lesen: { $why }.
terminal-empty = Darin ist kein Spiel.
terminal-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht: Die Plätze sind von 1 bis { $seats } nummeriert.
terminal-won = Du hast gewonnen!
terminal-lost = Das Spiel ist aus. Nächstes Mal klappt es.
terminal-again = Noch einmal dieselben Karten: { $command }
terminal-not-listed = Die Liste geht von 1 bis { $last }.
terminal-not-kept = Das Spiel ließ sich nicht aufbewahren ({ $why }). Hier ist es als Aufzeichnung:
terminal-no-rule = Eine Regel { $rule } gibt es nicht.
terminal-slow = Fablewood läuft hier als reines Python und damit langsamer. Mit einem C-Compiler neu installiert, wird es schnell.

terminal-sp-heading = Sieben Prophezeiungen, Runde { $round } von { $rounds }
terminal-sp-letter = { $colour ->
    [broom] B
    [mushroom] P
    [potion] T
   *[spellbook] Z
}
terminal-sp-place = { $rank }.
terminal-sp-score = Punkte
terminal-sp-cards = Karten
terminal-sp-lacks = Fehlt
terminal-sp-ready = bereit
terminal-sp-thinking = überlegt
terminal-sp-hand = Deine Hand
terminal-sp-legend =
    ● Marker noch offen
    · erfüllt
    ★ Startmarker
    ▸ am Zug

terminal-eq-heading = Equinox, Runde { $round } von 5
terminal-eq-piles = Nachziehstapel { $deck } · Ablagestapel { $discards }
terminal-eq-champion = C
terminal-eq-legend =
    C Champions
    (4) Wert
    ~ Chamäleon
    ×2 Stapel
    ●M Wettstein
    Σ Prestige
    ★ beherrscht
    ✗ verschwunden
terminal-eq-cards = Karten
terminal-eq-aside = Beiseite
terminal-eq-pebbles = Wettsteine
terminal-eq-secret = Geheim
terminal-eq-prestige = Prestige
terminal-eq-points = Punkte
terminal-eq-hand = Deine Hand
terminal-eq-powers = Fähigkeiten
terminal-eq-noted = { $seat } hat
terminal-eq-not-secret = keine geheime Wette auf { $creatures }
terminal-eq-gone = Abgeworfen
terminal-eq-phase = { $seat }, Schritt { $phase } von 5
terminal-eq-choosing = die Wahl für { $power }
terminal-eq-second = zweite Karte
terminal-eq-borrowed = geborgt von { $creature }
terminal-eq-asked = von { $seat }
terminal-eq-give = { $seat } eine Karte von { $creature } geben
terminal-eq-looked = angesehen: { $cards }
terminal-eq-unseen = verdeckt, von beliebigen Kreaturen
terminal-eq-discarded = { $count } von 3 abgeworfen

terminal-ho-heading = Hoard, Zug { $turn }
terminal-ho-draft = Hoard, Kartenwahl, Karte { $number } von 6
terminal-ho-piles = Nachziehstapel { $deck } · Ablagestapel { $discards }
terminal-ho-top = oben { $card }
terminal-ho-target = { $target } Schätze zum Sieg
terminal-ho-deck = Deck { $deck }
terminal-ho-treasury = Schatzkammer
terminal-ho-claim = Anspruch
terminal-ho-cards = Hand { $count }
terminal-ho-out = ausgeschieden
terminal-ho-thinking = überlegt
terminal-ho-ready = hat gewählt
terminal-ho-legend =
    ● bereit
    ○ erschöpft
    ⊗ länger erschöpft
    +2 getragen
    + angehängt
    ← gehört anderen
    ✓2 Fähigkeit 2 wirkt
terminal-ho-pack = Zur Wahl
terminal-ho-picked = Du behältst { $card }
terminal-ho-hand = Deine Hand
terminal-ho-abilities = Auf dem Feld
terminal-ho-noted = { $seat } hat
terminal-ho-some = { $count } von { $cards }
terminal-ho-waiting = Danach
terminal-ho-points = { $count ->
    [one] ein Aktionspunkt
   *[other] { $count } Aktionspunkte
}
terminal-ho-order = mehrere Fähigkeiten warten: welche kommt zuerst?
terminal-ho-text = { $source }: { $text }
terminal-ho-source = { $kind ->
    [order] Befehl, { $card }
    [enter] Auftritt, { $card }
    [exhaust] Erschöpfen, { $card }
    [leave] Abgang, { $card }
   *[other] Zusatz, { $card }
}
terminal-ho-of = { $what } ({ $seat })
terminal-ho-join-group = welche Gruppe? ({ $card })
terminal-ho-choose-host = woran kommt das? ({ $card })
terminal-ho-choose-amount = wie viele Schätze nimmt { $card }?
terminal-ho-choose-loot = wo stiehlt { $card }?
terminal-ho-fight = Angriff auf { $card }: wähl, wer angreift, und dann kämpfe
terminal-ho-attackers = es greifen an: { $cards }
terminal-ho-falls = wähl den Angreifer, der abgeworfen wird
terminal-ho-loots = wähl den Angreifer, der die Beute nimmt
terminal-ho-then-sacrifice = jetzt die anderen: { $count }
terminal-ho-then-replace = { $stage ->
    [2] jetzt die Karte, die an die Stelle kommt
   *[other] jetzt die Gruppe
}
terminal-ho-then-move = jetzt das Feld
terminal-ho-then-inspect = jetzt die Karte
terminal-ho-looked = angesehen: { $cards }

command-record-fine = { $count ->
    [1] Die Aufzeichnung stimmt: { $moves } Züge.
   *[other] Alle { $count } Aufzeichnungen stimmen: { $moves } Züge.
}
command-file = { $path } lässt sich nicht lesen: { $why }.
command-json = { $path }: { $why }
command-moves = --moves ist 0 oder mehr, nicht { $moves }: Nach so vielen Zügen wird der Tisch gezeichnet.
command-position-fine = Die Stellung ist möglich.
command-option = Eine Option schreibt man NAME=WERT, nicht „{ $found }“.
command-no-records = In { $path } ist keine Aufzeichnung.
command-games-seats = Spieler: { $seats }
command-games-options = Optionen
