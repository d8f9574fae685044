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
record-nothing = Hinter „{ $key }:“ steht nichts.
record-number = „{ $found }“ ist keine Zahl.
record-version = Diese Aufzeichnung gehört zu Version { $version } der Regeln; dieses Programm spielt Version { $known }.
record-option = Eine Option sieht so aus: „option rounds: 4“.
record-option-twice = Die Option { $option } ist doppelt gesetzt.
record-not-text = Ab hier ist es kein Text (UTF-8).
record-position-table = Die Stellung gehört zu einem anderen Tisch: Spiel, Plätze und Optionen müssen gleich sein.
record-move = Ein Zug sieht so aus: „2 play broom-7“, ein Platz und was er tut. Hier steht „{ $found }“.
record-seat = Einen Platz { $found } gibt es nicht: Die Plätze sind von 1 bis { $seats } nummeriert.
record-result = Das Ergebnis ist „{ $expected }“, nicht „{ $found }“.
