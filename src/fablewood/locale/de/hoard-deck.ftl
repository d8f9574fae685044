# Hoards Decks: was an einem nicht stimmt und wie sie gezeigt werden.

choices-deck = base oder der Wert eines anderen Decks, den die Kommandozeile aus einer Datei macht (--deck DATEI)

ho-deck-at = { $file }, bei „{ $word }“ von [{ $card }]: { $reason }
ho-deck-in = { $file }: { $reason }
ho-deck-at-top = { $file }, bei „{ $word }“: { $reason }
ho-deck-big = { $file } ist zu lang für ein Deck: Bis zu { $most } Zeichen sind möglich.
ho-deck-long-line = { $file } hat eine Zeile mit mehr als { $most } Zeichen; so eine Zeile braucht kein Deck.
ho-deck-toml = { $file } lässt sich nicht als TOML lesen. { $reason }
ho-deck-toml-at = Zeile { $line }, Spalte { $column }: { $reason }
ho-deck-toml-twice = Hier steht etwas, das weiter oben schon gesagt ist; zwei Karten können nicht denselben Namen in eckigen Klammern haben, und in einer Karte kann kein Wort zweimal stehen.
ho-deck-toml-head = Was mit [ beginnt, muss mit ] enden: Der Name einer Karte steht in eckigen Klammern auf einer eigenen Zeile.
ho-deck-toml-string = Mit einem Text in Anführungszeichen stimmt etwas nicht: Er muss auf einer Zeile mit " beginnen und enden.
ho-deck-toml-list = Mit einer Liste stimmt etwas nicht: Sie beginnt mit [ und endet mit ], und zwischen ihren Teilen stehen Kommas.
ho-deck-toml-line = Eine Zeile muss so aussehen: order = "zieh 1 Karte"
ho-deck-toml-value = Hinter = muss ein Text in Anführungszeichen, eine Zahl oder eine Liste in eckigen Klammern stehen.
ho-deck-toml-deep = Ihre Listen liegen zu tief ineinander.

ho-deck-one-of = „{ $found }“ kann hier nicht stehen. { $hint }
ho-deck-no-word = „{ $found }“ ist hier nicht bekannt. { $hint }
ho-deck-closest = Am ähnlichsten ist „{ $word }“.
ho-deck-all = Hierher passt { $words }.
ho-deck-reserved = So kann keine Karte heißen, denn das Wort sagt etwas über das ganze Deck.
ho-deck-id = „{ $found }“ kann hier kein Name sein. Er besteht aus kleinen Buchstaben von a bis z, mit Bindestrichen zwischen den Wörtern, und hat höchstens 30 Zeichen: wild-dog.
ho-deck-base-name = Nur das Grunddeck selbst heißt base. Gib deinem einen eigenen Namen.
ho-deck-name = „{ $found }“ lässt sich nicht als Name drucken. Er hat 1 bis 30 Zeichen und zwischen Wörtern einzelne Leerzeichen.
ho-deck-without = Weglassen kannst du Karten nur aus einem Deck, das deines erweitert: extends = "base".
ho-deck-missing = Das fehlt. Jede Karte hat group, might, start und order.
ho-deck-twice = „{ $found }“ gibt es zweimal.
ho-deck-one-ability = Eine Karte hat nur eine Art von Einzelfähigkeit, und diese hat schon „{ $found }“.
ho-deck-empty = Hier muss mindestens ein Satz stehen.
ho-deck-mixed = Eine Gruppenfähigkeit gilt entweder dauerhaft, oder sie geschieht einmal: Beides geht nicht. Nimm zwei Schwellen dafür.
ho-deck-itself = „{ $found }“ spricht von der Kreatur, auf der es steht, aber bei einem Befehl, einem Zusatz und einer Gruppenfähigkeit gibt es keine.
ho-deck-said-twice = „{ $found }“ sagt etwas, das hier schon gesagt ist; mehr als einmal geht es nicht.
ho-deck-joins = Nur ein Anhängsel kann sich Gruppen anschließen, und zur Wahl müssen zwei verschiedene stehen, keine davon die Anhängsel.
ho-deck-thresholds = „{ $found }“ kann hier nicht stehen. Schwellen sind eine Liste aus 2, 3 und 4: thresholds = [2, 4].
ho-deck-no-thresholds = { $found } haben keine Gruppenfähigkeiten, also auch keine Schwellen.
ho-deck-no-text = Die Gruppe { $group } hat keine Fähigkeit mit der Schwelle { $found }. Schreib eine unter [groups.{ $group }], oder lass die Schwelle weg.
ho-deck-long = Mehr als { $most } Sätze können hier nicht stehen.
ho-deck-long-sentence = Der Satz „{ $found }“ ist zu lang: Mehr als { $most } Zeichen gehen nicht.
ho-deck-sentence = „{ $found }“ ist kein Satz der Karten. Der ähnlichste, der hierher passt, ist „{ $closest }“.
ho-deck-sentence-number = Die Zahl in „{ $found }“ kann nicht 0 sein und, wo etwas getan wird, auch nicht negativ.
ho-deck-target = „{ $found }“ braucht eine andere Kreatur: Die Kontrolle übernimmst du über gegnerische Kreaturen, nur eine eigene kommt im Tausch auf deine Hand zurück, und nur eine auf einmal wird frei bewegt oder für eine andere abgeworfen.
ho-deck-belongs-effects = „{ $found }“ ist etwas, das getan wird. Es kann unter enter, exhaust, leave und order stehen und eine Gruppenfähigkeit sein, aber nicht hier.
ho-deck-belongs-passive = „{ $found }“ ist eine passive Fähigkeit. Sie kann nur unter passive stehen.
ho-deck-belongs-modifier = „{ $found }“ spricht von einer angehängten Karte. Es kann nur unter modifier stehen.
ho-deck-belongs-continuous = „{ $found }“ spricht von allen Kreaturen einer Gruppe. Es kann nur eine Gruppenfähigkeit sein, zum Beispiel unter [groups.felines].
ho-deck-table = „{ $found }“ kann hier nicht stehen. Hierher gehören mehrere Wörter, jedes mit dem, was zu ihm gehört, wie name = { "{" } en = "Lion", de = "Löwe" { "}" }.
ho-deck-list = „{ $found }“ kann hier nicht stehen. Hierher gehört eine Liste von Texten, wie ["catch", "fly"].
ho-deck-texts = „{ $found }“ kann hier nicht stehen. Hierher gehört ein Satz in Anführungszeichen oder eine Liste von Sätzen, wie ["zieh 1 Karte", "erhalte 1 Schatz"].
ho-deck-number = „{ $found }“ kann hier nicht stehen. Hierher gehört eine ganze Zahl von { $low } bis { $high }.
ho-deck-size = Das Deck hat { $found } Karten. Es braucht mindestens { $low } und kann bis zu { $high } haben.
ho-deck-whoms = Das Deck spricht von zu vielen verschiedenen Sorten von Kreaturen: Mehr als { $most } gehen nicht.

ho-deck-value = „{ $value }“ ist kein Deck. Möglich ist base oder der Wert eines anderen Decks, den die Kommandozeile aus einer Datei macht (--deck DATEI).
ho-deck-other-base = Das ist das Grunddeck einer anderen Version, { $value }; dieses Programm hat { $base }.
ho-deck-no-data = { $value } nennt ein Deck, aber das Deck selbst fehlt dahinter. Nur das Grunddeck, { $base }, ist ohne das bekannt.
ho-deck-damaged = Die Daten des Decks „{ $name }“ sind beschädigt: Sie enthalten nicht, was ihr Name sagt.

ho-deck-fine = { $file } ist in Ordnung. Das Deck { $name } hat { $cards } Karten, davon { $designs } verschiedene.
ho-deck-fine-own = Anders als im Grunddeck: { $cards }.
ho-deck-fine-gone = Aus dem Grunddeck lässt es weg: { $cards }.
ho-deck-no-card = Eine Karte „{ $card }“ gibt es in diesem Deck nicht. Es gibt { $cards }.
ho-deck-title = Das Deck { $name }: { $cards } Karten, davon { $designs } verschiedene
ho-deck-facts = Stärke { $might } · { $start }
ho-deck-part = { $part ->
    [enter] Auftritt
    [exhaust] Erschöpfen
    [leave] Abgang
    [passive] Passiv
    [order] Befehl
   *[modifier] Zusatz
}
