kalevala-report-battles = Schlachten
kalevala-battle-sheet = Schlacht um { $place }, GR { $gr }
kalevala-battle-sheet-places = Schauplatz
kalevala-battle-sheet-parties = Parteien
kalevala-battle-sheet-rounds = Kampfrunden
kalevala-battle-sheet-title-line-up = Aufstellung
kalevala-battle-sheet-title-orders = Eigene Befehle
kalevala-battle-sheet-title-end = Was blieb
kalevala-battle-sheet-party = Partei
kalevala-battle-sheet-field = KF
kalevala-battle-sheet-figures = Figuren
kalevala-battle-sheet-began = zu Beginn
kalevala-battle-sheet-misplaced = falsch aufgestellt
kalevala-battle-sheet-dead = gefallen
kalevala-battle-sheet-fled = geflohen
kalevala-battle-sheet-stands = steht auf
kalevala-battle-sheet-round = KR
kalevala-battle-sheet-group = Gruppe
kalevala-battle-sheet-order = Befehl
kalevala-chronicle-opening = Um { $place } wurde gekämpft: { $attackers } griff an, { $defenders } stellte sich zur Wehr.
kalevala-chronicle-force = { $name } führte { $figures } ins Feld.
kalevala-chronicle-first-blood = Das erste Blut floss in der { $round }. Runde.
kalevala-chronicle-turning = Am härtesten wurde in der { $round }. Runde gerungen: { $dead ->
    [one] Ein Kämpfer fiel
   *[other] { $dead } Kämpfer fielen
  }, die meisten von { $name }.
kalevala-chronicle-bloodless = Kein Hieb traf und kein Pfeil: Man stand sich gegenüber, und niemand fiel im Kampf.
kalevala-chronicle-fled = { $name } wich vom Feld, nach { $places }.
kalevala-chronicle-plundered = { $name } plünderte das Handelszentrum von { $place }.
kalevala-chronicle-razed = Das Handelszentrum von { $place } wurde geschleift.
kalevala-chronicle-conquered = Nach { $round ->
    [one] einer Runde
   *[other] { $round } Runden
  } war es entschieden; das Feld behauptet { $names }.
kalevala-chronicle-undecided = Auch nach { $round } Runden war nichts entschieden; auf dem Feld stehen noch { $names }.
kalevala-chronicle-gained = Den Besitzer wechselt: { $places } (jetzt { $names }).
kalevala-chronicle-divided = Geteilt ist von nun an: { $places }.
kalevala-battle-log = Der Kampf um { $place } Zug um Zug.
kalevala-battle-orders = Befehle für den Kampf um { $place }
