# Was über Bots und in der Arena gesagt wird.

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

study-title = { $game }: Ist es fair, und was gewinnt?
study-lead = { $deals } Spiele mit { $seats } am Tisch für jeden der Bots { $bots }, von denen einer auf allen Plätzen sitzt. Startwert { $seed }.
study-how = Punkte sind Mittelwerte, Balken enthalten in 95 von 100 Fällen den wahren Wert. Wo vieles verglichen wird, sticht manches zufällig hervor: Glutrot ist, was danach noch übrig bleibt (von solchen Befunden ist höchstens einer von zwanzig keiner).
study-course = { $bot }: Ein Spiel dauert { $moves } Züge (neun von zehn zwischen { $low } und { $high }), und die Führung wechselt { $leads } Mal.
study-first = { $bot }: Wer anfängt, gewinnt zu { $share } % ({ $low } bis { $high }); fair wären { $fair } %. Das ist kein Befund.
study-first-sure = { $bot }: Wer anfängt, gewinnt zu { $share } % ({ $low } bis { $high }), wo { $fair } % fair wären.
study-missed = { $bot }: Wer { $name } nicht nutzen darf, verliert { $loss } Prozentpunkte vom Sieg.
study-seats = Welcher Anteil der Siege an die geht, die zuerst, als Zweite und so weiter ziehen, und an jeden Platz am Tisch. Die gestrichelte Linie ist der faire Anteil.
study-with = Mit { $bot } auf allen Plätzen
study-turn = { $number }. am Zug
study-course-heading = Der Verlauf eines Spiels
study-length = Züge in einem Spiel: { $bot }
study-leads = Wie oft die Führung wechselt, nach dem Urteil der Bots selbst: { $bot }
study-changes = Wechsel
study-ending = Wie es endete
study-games = Spiele
study-restrained = Ohne etwas auskommen
study-restrained-words = Ein Platz, jeder der Reihe nach und auf denselben Blättern, darf eine Kraft nicht nutzen, solange er irgendetwas anderes tun kann; die anderen dürfen. Was er dann mehr oder weniger als den fairen Anteil gewinnt: So viel ist die Kraft dem wert, der sie hat.
study-things = Wer es tut, gewinnt?
study-things-words = Wie es denen erging, die etwas taten, gegenüber dem fairen Anteil, in Spielen, in denen es nicht alle taten. Das zeigt, was mit dem Gewinnen einhergeht, nicht, was gewinnen lässt: Wer vorn liegt, hat vielleicht mehr Gelegenheit. Hinter dem Namen: wie oft je Spiel. Von langen Listen stehen die Enden hier; das JSON enthält alles.
study-kind-predicted = Kreaturen, auf die gewettet wurde
study-kind-used = Genutzte Kräfte
study-kind-declined = Abgelehnte Kräfte
study-kind-played = Gespielte Karten
study-kind-revealed = Prophezeiungen, und was aufgedeckt wurde
study-kind = Ereignisse: { $kind }
study-sure = { $bot }: { $sure } von { $all } sind Befunde.
study-options = Optionen
study-options-words = Dieselben Blätter mit einer anderen Option: der Anteil dessen, der anfängt, und wie viele Züge ein Spiel dauert.
study-option = Option
study-first-share = Wer anfängt
study-moves = Züge
study-written = Die Seite steht in { $path }.
study-without = --without nennt eine Art und ein Ding, etwa used:hoot, nicht „{ $found }“.
