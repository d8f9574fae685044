# Was die Spielregeln sagen, gleich in welchem Spiel.

seat = Platz { $number }
list = { $first } und { $last }
list-or = { $first } oder { $last }
list-empty = nichts

setup-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
setup-seats = { $game } spielt man zu { $counts }, nicht zu { $seats }.
setup-option = Eine Option „{ $option }“ gibt es nicht. Es gibt { $options }.
setup-value = Die Option { $option } kann nicht „{ $value }“ sein: möglich ist { $choices }.
choices-number = eine ganze Zahl von { $low } bis { $high }
choices-yes-no = ja oder nein
choices-of = einer der Werte { $values }
choices-selection = random oder eine Auswahl von { $count } verschiedenen aus { $values }
setup-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt { $bots }.
setup-seed = „{ $seed }“ kann kein Startwert sein: Das ist eine Zahl oder ein Wort aus bis zu 100 einfachen Zeichen, das nicht mit # beginnt.
seat-unknown = Einen Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
move-number = Einen Zug Nummer { $move } gibt es nicht: Die Züge sind von 0 bis { $last } nummeriert.

json-syntax = Das ist kein JSON: Es bricht ab oder hat einen Fehler in Zeile { $line }, Spalte { $column }.
json-deep = Das ist kein JSON, das jemand braucht: Seine Listen oder Objekte liegen zu tief ineinander.
json-number = Die Zahl { $number } hat { $digits } Ziffern: So lang ist hier keine Zahl.
json-twice = „{ $name }“ steht zweimal im selben Objekt.

position-game = Eine Stellung ist ein Objekt, das unter „game“ sein Spiel nennt. Es gibt { $games }.
position-version = Diese Stellung gehört zu Version { $version } der Regeln; dieses Programm spielt Version { $known }.
position-at = Bei { $path }: { $reason }
shape-enum = Hier steht { $found }, möglich ist aber nur { $expected }.
shape-enum-many = Hier steht { $found }, möglich ist aber nur einer von { $count } Werten, etwa { $some }.
shape-type = Hier steht { $found }, es muss aber { $expected } sein.
shape-pattern = Hier steht { $found }, es muss aber aussehen wie { $expected }.
shape-range = Hier steht { $found }, es muss aber zwischen { $low } und { $high } liegen.
shape-length = Diese Liste hat { $found } Einträge, sie muss aber { $low } bis { $high } haben.
shape-length-exact = Diese Liste hat { $found } Einträge, sie muss aber { $length } haben.
shape-missing = „{ $name }“ fehlt.
shape-unknown = { $name } ist hier nicht bekannt. Bekannt sind { $names }.
shape-object = ein Objekt
shape-array = eine Liste
shape-string = ein Text
shape-integer = eine ganze Zahl
shape-boolean = true oder false
shape-null = null

record-error = Zeile { $line }, Spalte { $column }: { $reason }
record-first-line = Eine Aufzeichnung beginnt mit der Zeile „{ $expected }“.
record-cut = Die Aufzeichnung ist abgeschnitten: Ihr fehlt das Ergebnis.
record-key = Hier muss „{ $expected }“ stehen, nicht „{ $found }“.
record-number = „{ $found }“ ist keine Zahl.
record-version = Diese Aufzeichnung gehört zu Version { $version } der Regeln; dieses Programm spielt Version { $known }.
record-option = Eine Option sieht so aus: „option rounds: 4“.
record-option-twice = Die Option { $option } ist doppelt gesetzt.
record-not-text = Ab hier ist es kein Text (UTF-8).
record-position-table = Die Stellung gehört zu einem anderen Tisch: Spiel, Plätze und Optionen müssen gleich sein.
record-move = Ein Zug sieht so aus: „2 play broom-7“, ein Platz und was er tut. Hier steht „{ $found }“.
record-seat = Einen Platz { $found } gibt es nicht: Die Plätze sind von 1 bis { $seats } nummeriert.
record-result = Das Ergebnis ist „{ $expected }“, nicht „{ $found }“.

bot-random = macht irgendeinen erlaubten Zug
bot-greedy = ein guter Anfänger: spielt sofort, nach Faustregeln
bot-easy = denkt ein wenig voraus
bot-medium = denkt ein Stück voraus, in vielen Welten
bot-hard = denkt gründlich voraus; viel stärker als die Faustregeln
bot-master = der stärkste: denkt am meisten, bis zu ein, zwei Sekunden je Zug
bot-installed = aus einem anderen Paket: { $origin }
bot-program = jedes Programm, das sich an docs/add-a-bot.md hält
bot-where = Gegen einen von ihnen: fablewood play SPIEL --against BOT. Untereinander: fablewood arena SPIEL --bots A,B.
bot-not-loaded = Der Bot { $bot } ({ $origin }) lässt sich nicht laden: { $why }.
bot-no-bot = Der Bot { $bot } ({ $origin }) ist keiner: Sein Aufruf muss einen fablewood.bots.bot.Bot ergeben.
bot-no-command = „run:{ $command }“ nennt kein Programm: Hinter run: steht ein Befehl, etwa run:./mein-bot.
bot-no-start = Es lässt sich nicht starten: { $command }: { $why }.
bot-not-ready = Es hat nicht mit „{ $expected }“ gegrüßt.
bot-late = Es hat zu lange gebraucht.
bot-died = Es ist zu Ende gegangen.
bot-given-up = Es ist { $times } Mal hintereinander gescheitert und wird nicht mehr gefragt.
bot-illegal = Es wollte einen Zug machen, der nicht erlaubt ist: { $move }.
bot-failed = Es ist gescheitert: { $why }.
bot-says = { $text }

arena-bots = Die Arena braucht mindestens zwei verschiedene Bots, etwa --bots greedy,random. Hier sind { $found }.
arena-sprt-two = --sprt vergleicht zwei Bots; hier sind { $found }.
arena-no-choix = Für Wertungen braucht die Arena choix: pip install "fablewood[arena]".
arena-no-ray = Ray ist nicht installiert: pip install "fablewood[ray]".
arena-ray-address = Unter { $address } gibt es kein Ray: { $why }
arena-no-journal = { $path } ist keine Datei eines Laufs, der sich fortsetzen lässt.
arena-other-journal = { $path } enthält einen anderen Lauf: { $what } sind verschieden.
arena-playing = Blöcke
arena-left = übrig
arena-nothing = Nichts wurde zu Ende gespielt.
arena-played = { $blocks ->
    [1] Ein Blatt
   *[other] { $blocks } Blätter
}, { $games } Spiele. Die Bereiche gelten zu 95 %, aus den Mittelwerten der Blätter.
arena-bot = Bot
arena-share = Sieganteil
arena-interval = 95 %
arena-elo = Elo
arena-ms = ms/Zug
arena-faults = Fehler
arena-sprt-yes = Entschieden: { $first } ist eher um { $elo } Elo stärker als { $second } als um weniger (log. Likelihood-Quotient { $ratio }, Grenze { $bound }).
arena-sprt-no = Entschieden: { $first } ist um nicht mehr als { $elo } Elo stärker als { $second } (log. Likelihood-Quotient { $ratio }, Grenze { $bound }).
arena-sprt-open = Noch nicht entschieden, ob { $first } um { $elo } Elo stärker ist als { $second } (log. Likelihood-Quotient { $ratio }, Grenze { $bound }).

report-arena-title = { $game }: Wer spielt am besten?
report-arena-lead = { $games } Spiele mit { $seats } am Tisch: { $blocks } Blätter, jedes einmal für jede Drehung der Sitze gespielt, sodass niemand den Karten etwas verdankt. Startwert { $seed }.
report-share = Wie viel der Siege jeder Bot auf jedem seiner Sitze holte. Die gestrichelte Linie ist der faire Anteil, { $fair } %; die Balken enthalten in 95 von 100 Fällen den wahren Wert.
report-ratings = Wertungen
report-ratings-words = Dasselbe auf der Elo-Skala, nach dem Modell von Plackett und Luce: 100 Punkte mehr heißen 16 zu 9 zwischen zweien, 400 Punkte 10 zu 1. Der Mittelwert ist 1500.
report-figures = Zahlen
report-seats = Sitze
report-seats-words = Was jeder Sitz gewann, wer auch immer dort saß. Jede Besetzung saß in jeder Drehung.
report-length = Wie lang ein Spiel ist
report-moves = Züge

bot-expects = { $move }: gewinnt voraussichtlich in { $share } % der Fälle.
bot-prefers = { $move }: gewinnt voraussichtlich in { $share } % der Fälle; { $other } als nächstbestes in { $next } %.
