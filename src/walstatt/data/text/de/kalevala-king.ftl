### Der König (Kapitel 18).

kalevala-report-king = Der König
kalevala-step-king-begins = Könige heilen, Könige ohne Palast
kalevala-step-crowning = Könige und Paläste
kalevala-step-sacrifice = Opfer der Priesterkönige
kalevala-step-king-oeh = Unterhalt der Könige in OEH
kalevala-step-king-paid = Unterhalt der Könige in RE
kalevala-step-king-steps-down = Rücktritt von Königen
kalevala-step-king-dead = Tod von Königen
kalevala-step-palaces = Eroberte Paläste
kalevala-expected-purse = RE oder OEH
kalevala-expected-king-does = unterhalten, heilen, schonen, opfern oder abdanken
kalevala-bill-figures = König und Geheimdienst
kalevala-list-place = der König steht in { $what }
kalevala-list-zeh = ZEH von { $what }

# was geschieht
kalevala-king-crowned = { $king } herrscht nun selbst in eurem Reich. Sein Palast steht auf { $place } und kostet { $re } RE. Sein Äußeres: { $words }
kalevala-king-changed = { $was } ist von nun an { $king }: Das kostet so viel wie ein Palast, { $re } RE.
kalevala-king-spent = { $was } hat im Kampf seine Machtpunkte verbraucht: { $king }.
kalevala-king-crowned-desk = { $realm } hat einen König: { $king }, Palast auf { $place }. Sein Äußeres: { $words }
kalevala-palace-built = Der König hat wieder einen Palast: { $place }, für { $re } RE.
kalevala-king-heals = Der König gesundet in { $place }: { $king }.
kalevala-palace-begun = Der Palast auf { $place }: { $re } RE sind bezahlt, { $left } fehlen noch. Schreibt die Zeile in der nächsten Großrunde wieder; der König kommt, wenn alles bezahlt ist.
kalevala-king-homeless = Ohne Palast verbraucht der König { $points } Machtpunkte: { $king }.
kalevala-king-plain = Ohne Palast und ohne Machtpunkte gilt { $king } in dieser GR als gewöhnlicher C-Krieger.
kalevala-king-paid = Unterhalt des Königs: { $re } RE.
kalevala-king-paid-oeh = Der Gott gibt { $oeh } OEH für den Unterhalt des Königs: { $king }.
kalevala-king-sacrificed = Der Priesterkönig opfert in { $place } und gewinnt { $zeh } ZEH; er hat nun { $all }.
kalevala-king-dead = Der König ({ $king }) ist tot. Verlorene Kolonien: { $colonies }. Provinzen, die sich lossagen: { $lost }.
kalevala-king-abdicated = Der König ({ $king }) tritt zurück. Das Palastfeld { $place } und diese Krieger rebellieren: { $rebels }.
kalevala-king-weakness-shown = Euer König erfährt etwas über sich selbst: { $weakness ->
    [fire] Er fürchtet Feuer und Steinschlag.
    [sickly] Er ist kränklich und heilt nur jede zweite GR.
    [proud] Er ist zu stolz, um zu fliehen.
    [drink] Er trinkt: In der ersten Kampfrunde greift er nicht an.
    [coward] Mit zwei Leben oder weniger macht er niemandem mehr Mut.
    [beloved] Er hat eine heimliche Liebe, mit der man ihn locken kann.
   *[other] { $words }
}
kalevala-palace-captured = { $captor ->
    [natives] Der Palast von { $realm } auf { $place } ist verloren.
   *[other] { $captor } hat den Palast von { $realm } auf { $place } erobert und hält den Hofstaat gefangen.
}
kalevala-palace-plundered = { $captor } hat den Palast von { $realm } auf { $place } erobert, den Hofstaat ermordet und { $re } RE erbeutet. Ein Turm bleibt davon stehen.
kalevala-palace-empty-plundered = { $captor } hat den Palast auf { $place } genommen, in dem niemand herrschte, und { $re } RE geplündert. Ein Turm ist davon übrig.
kalevala-palace-retaken = Der Palast auf { $place } gehört wieder dem König, und sein Hofstaat ist frei.
kalevala-palace-lost-again = Der Palast auf { $place } gehört wieder { $realm }, und der Hofstaat, den Ihr dort gefangen hieltet, ist frei.

# Bericht
kalevala-king-who = König
kalevala-king-is = { $king } in { $place }
kalevala-king-lives = Leben
kalevala-king-power = Machtpunkte
kalevala-king-palace = Palast
kalevala-king-looks = Äußeres
kalevala-king-zeh = ZEH
kalevala-king-counts = In dieser GR
kalevala-king-as-plain = gilt er als gewöhnlicher C-Krieger
kalevala-king-weakness-label = Schwäche
kalevala-king-weakness = Die verborgene Schwäche des Königs von { $realm }
kalevala-king-weakness-written = Die verborgene Schwäche des Königs von { $realm }, mit Ihren Worten; ohne Worte hat er noch keine
kalevala-king-weakness-is = { $weakness ->
    [fire] Angst vor Feuer und Steinschlag: Er überlebt sie erst ab 10.
    [sickly] kränklich: heilt nur jede zweite GR
    [proud] stolz: flieht nie
    [drink] Trunk: greift in der ersten Kampfrunde nicht an
    [coward] Feigheit: macht mit zwei Leben oder weniger niemandem Mut
    [beloved] eine heimliche Liebe: Agenten kommen leichter an ihn heran
   *[other] { $words }
}
kalevala-template-king = König: { $king } in { $place }
kalevala-template-king-due = Sein Unterhalt ist fällig: { $due } RE, oder { $due } OEH (da sind { $oeh }). Ohne Zeile werden RE gezahlt: König unterhalten RE

# die Spielleitung
kalevala-roll-weakness = Welche Schwäche hat der König?

# abgelehnt
kalevala-refused-no-king = Dieses Reich hat keinen König.
kalevala-refused-no-king-of = { $realm } hat keinen König.
kalevala-refused-king-ruler = Nur ein Herrscher hat einen König.
kalevala-refused-second-king = Jedes Reich hat höchstens einen König.
kalevala-refused-king-too-soon = Der letzte König endete in GR { $ended }; ein neuer wird erst am nächsten Rüsttermin danach erschaffen.
kalevala-refused-palace-stands = Der Palast auf { $place } steht und gehört dem König.
kalevala-refused-palace-begun = Ein Palast ist auf { $place } begonnen; was dafür bezahlt ist, baut keinen anderen.
kalevala-refused-palace-step = Für den Palast werden in einer Großrunde höchstens { $most } RE bezahlt, und das ist geschehen.
kalevala-refused-palace-capital = { $place }: Der Palast steht im GF der Hauptstadt, also in { $capitals }.
kalevala-refused-comes-with-figure = { $building } wird nicht mit „Bau“ errichtet: Der Palast entsteht mit dem König („König KrKö 2A+10/17: …“) oder, wenn er verloren ist, mit „Palast 2A+10/17“.
kalevala-refused-re-realm = Das kostet { $cost } RE; im Stammreich liegen { $there }.
kalevala-refused-king-kind = Das kann nur ein { $wanted }; der König ist ein { $kind }.
kalevala-refused-king-whole = Der König hat { $lives } von { $most } Leben; so viele fehlen ihm nicht.
kalevala-refused-king-plain = { $king } gilt in dieser Großrunde als einfacher C-Krieger und kann nichts, was Könige können; mit einem Palast oder 5 Machtpunkten wieder.
kalevala-refused-king-power = Das braucht { $cost } Machtpunkte; der König hat { $there }.
kalevala-refused-king-housed = Der König hat einen Palast und braucht keine Machtpunkte dafür.
kalevala-refused-king-not-due = Unterhalt des Königs ist nur an Rüstterminen nach GR { $since } fällig, und nur einmal.
kalevala-refused-king-oeh = Der Unterhalt kostet { $cost } OEH; der Gott hat { $there }.
kalevala-refused-king-elsewhere = Der Priesterkönig opfert, wo er steht: in { $king }, nicht in { $place }.
kalevala-refused-no-sacrifice = { $symbol } lässt sich nicht opfern: nur RE, Tiere und Menschen mit einem Preis.
kalevala-refused-palace-no-war = Was mit einem Palast geschieht, steht in einer Kriegserklärung (K), nicht beim Einzug in { $place }.
kalevala-refused-palace-twice = Für { $place }: entweder „Palast plündern“ oder „Hofstaat gefangen“.
kalevala-refused-king-dismissed = { $symbol } wird nicht entlassen. Er dankt ab: „König abdanken“.
kalevala-refused-weakness = Eine Schwäche ist eine von diesen, oder eigene Worte: { $drawn }.
