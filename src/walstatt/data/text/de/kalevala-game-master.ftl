# Was die Spielleitung selbst schafft: Sonderfiguren, Sonderrollen, Gegenstände, Geheimnisse, Anträge, eigene Worte.

kalevala-report-court = Vom Hof

# special figures
kalevala-figure = Sonderfigur { $symbol } ({ $name }): { $price ->
    [0] nicht zu rüsten
   *[other] { $price } RE
}, Unterhalt { $upkeep } RE je { $together }, { $room } REH, { $pace ->
    [0] zieht wie Fußvolk
   *[other] { $pace } GF je GR
}, { $gp } GP. { $words }
kalevala-means-special = { $name }
kalevala-figure-retired = Die Sonderfigur { $symbol } ({ $name }) gibt es nicht mehr.
kalevala-upkeep-special = Unterhalt der Sonderfiguren: { $re } RE.
kalevala-paper-special-marked = { $symbol }: Sonderfiguren sind weder Hilfstruppen noch Wachen.
kalevala-refused-closed-terrain = { $symbol } kommt durch das Gelände nicht bis { $place }.
kalevala-refused-symbol-taken = Das Kürzel „{ $symbol }“ ist schon vergeben.
kalevala-refused-no-figure = Eine Sonderfigur { $symbol } gibt es nicht. Es gibt: { $figures }.
kalevala-refused-figure-in-use = { $symbol } steht noch im Feld oder in der letzten Liste.

# special roles
kalevala-role = Eure Sonderrolle erlaubt: { $powers }.
kalevala-role-all = Ihr herrscht nun wie alle anderen und dürft alles schreiben.
kalevala-refused-power = „{ $power }“ ist keine Art von Papier. Möglich: { $powers }.
kalevala-refused-role = Das gehört nicht zu eurer Sonderrolle. Erlaubt: { $powers }.

# items
kalevala-item-held = { $item } ({ $name }) trägt { $bearer } in { $place }. { $words }
kalevala-item-lies = { $item } ({ $name }) liegt verborgen auf { $field }.
kalevala-item-hidden = { $item } ({ $name }) liegt nun verborgen auf { $field }.
kalevala-item-gone = { $item } ({ $name }) ist nicht mehr bei euch; zuletzt war es in { $place }.
kalevala-item-lost = { $item } ({ $name }) ist mit seinem Träger verloren: { $realm }, { $place }.
kalevala-item-discovery = Späher von { $realm } waren auf { $field }. Finden sie { $item } ({ $name })?
kalevala-item-found = Auf { $field } liegt verborgen: { $item } ({ $name }).
kalevala-paper-unknown-item = Einen Gegenstand „{ $item }“ habt ihr nicht.
kalevala-refused-item-strange = Einen Gegenstand „{ $item }“ habt ihr nicht, und ihr wisst von keinem.
kalevala-refused-no-item = Einen Gegenstand { $item } gibt es nicht. Es gibt: { $items }.
kalevala-refused-item-borne = { $item } trägt jemand: { $realm } in { $place }.
kalevala-refused-item-where = Ein Gegenstand geht an eine Figur (Reich, Ort und Träger) oder auf ein Kleinfeld.
kalevala-refused-item-bearer = { $symbol } kann nichts tragen; das können nur Menschen.
kalevala-refused-item-gone = { $item } liegt nicht mehr auf { $field }.
kalevala-refused-item-elsewhere = { $item } ist nicht dort, sondern in { $place }.
kalevala-refused-item-not-hidden = { $item } liegt nirgends verborgen.
kalevala-refused-items-new = { $symbol }: Gegenstände werden übergeben, nicht mitgeliefert.

# the book of secrets
kalevala-secret-open = { $realm } könnte „{ $title }“ lüften, Schicht { $layer }: „{ $words }“
kalevala-secret-learned = Ihr kennt nun ein Geheimnis, „{ $title }“: { $words }
kalevala-secret-known = Geheimnis „{ $title }“, Schicht { $layer }, bekannt seit { $since }
kalevala-revealed = Euch wird offenbart, wie es in { $place } aussieht.
kalevala-refused-no-secret = Ein Geheimnis { $secret } steht nicht im Buch. Darin stehen: { $secrets }.
kalevala-refused-no-layer = { $secret } hat nur { $layers } Schichten.
kalevala-refused-secret-about = Ein Geheimnis hängt an einem Ort, an einer Figur oder an einem Gegenstand, nicht an mehreren.
kalevala-refused-secret-nowhere = { $secret }: Erkunden lässt sich nur ein Geheimnis mit Ort oder Figur.
kalevala-refused-secret-halves = { $secret }: Ein Spruch hat genau zwei Hälften.
kalevala-refused-reveal-what = Offenbart wird genau eines: ein Geheimnis, ein Gegenstand oder ein Ort.

# requests
kalevala-grant-used = Antrag { $number } („{ $title }“) ist damit verbraucht.
kalevala-grant-cited = { $realm } beruft sich in Zeile { $line } auf Antrag { $number } („{ $title }“).
kalevala-refused-whose-request = Einen Antrag { $number } haben mehrere: { $realms }.
kalevala-refused-requests-most = { $most } offene Anträge liegen schon vor.
kalevala-refused-thread-most = Über Antrag { $number } ist genug geschrieben.
kalevala-refused-grant-unknown = Einen Antrag { $number } habt ihr nicht gestellt.
kalevala-refused-grant-used = Antrag { $number } ist schon verbraucht.
kalevala-refused-grant-not-given = Antrag { $number } ist nicht gewährt.

# other acts
kalevala-renamed = { $was } heißt nun { $name }.
kalevala-invader = Ihr seid nun Invasor: { $sort ->
    [pirate] Pirat
   *[nomad] Nomade
}.
kalevala-invader-no-more = Ihr seid kein Invasor mehr.
kalevala-founded = In { $place } ist das Handelszentrum gegründet.
kalevala-refused-no-act = „{ $kind }“ gibt es nicht. Es gibt: { $kinds }.
kalevala-refused-name-signs = „{ $name }“ taugt nicht als Name: Zeichen wie : / # * und die Wörter „an“, „aus“, „als“ würden falsch gelesen.
kalevala-refused-no-ruler = { $realm } ist kein Herrscher.
kalevala-refused-nobodys = { $place } gehört niemandem.
kalevala-refused-no-site = In { $place } ist kein Handelszentrum möglich.

# his own hand
kalevala-own-words = { $words }
kalevala-remark = Anmerkung der Spielleitung: { $words }
kalevala-words-for = Eigene Worte für { $realm }: { $line }
kalevala-refused-own-words = Hier steht ein Text von höchstens { $most } Zeichen.

# the form of acts
kalevala-act-missing = { $where }: „{ $field }“ fehlt.
kalevala-act-unknown = { $where }: „{ $field }“ gibt es hier nicht.
kalevala-act-choice = { $where }: „{ $given }“ ist hier nicht möglich.
kalevala-act-type = { $where }: Hier steht { $wanted ->
    [text] ein Text
    [number] eine Zahl
    [yes-no] true oder false
    [list] eine Liste
    [object] ein Objekt
   *[other] etwas anderes
}.
kalevala-act-form = { $where } hat nicht die Form, die hier gebraucht wird.
