# Was die Spielregeln sagen, gleich in welchem Spiel.

seat = Platz { $number }
list = { $first } und { $last }
list-empty = nichts

setup-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
setup-seats = { $game } spielt man zu { $counts }, nicht zu { $seats }.
setup-option = Eine Option „{ $option }“ gibt es nicht. Es gibt { $options }.
setup-value = Die Option { $option } kann nicht „{ $value }“ sein: möglich ist { $choices }.
choices-number = eine ganze Zahl von { $low } bis { $high }
choices-yes-no = yes oder no
choices-of = einer der Werte { $values }
seat-unknown = Einen Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
move-number = Einen Zug Nummer { $move } gibt es nicht: Die Züge sind von 0 bis { $last } nummeriert.

position-game = Eine Stellung ist ein Objekt, das unter „game“ sein Spiel nennt. Es gibt { $games }.
position-version = Diese Stellung gehört zu Version { $version } der Regeln; dieses Programm spielt Version { $known }.
position-at = Bei { $path }: { $reason }
shape-enum = Hier steht { $found }, möglich ist aber nur { $expected }.
shape-type = Hier steht { $found }, es muss aber { $expected } sein.
shape-pattern = Hier steht { $found }, es muss aber aussehen wie { $expected }.
shape-range = Hier steht { $found }, es muss aber zwischen { $low } und { $high } liegen.
shape-length = Diese Liste hat { $found } Einträge, sie muss aber { $low } bis { $high } haben.
shape-missing = „{ $name }“ fehlt.
shape-unknown = { $name } ist hier nicht bekannt. Bekannt sind { $names }.
shape-object = ein Objekt
shape-array = eine Liste
shape-string = ein Text
shape-integer = eine ganze Zahl
shape-boolean = true oder false
shape-null = null

record-error = Zeile { $line }, Spalte { $column }: { $reason }
