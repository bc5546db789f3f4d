# Was auf gedruckten Blättern steht.

paper-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
paper-points-of = { $points } von { $size } Punkten
paper-wounds = Wunden
paper-rules = Sonderregeln dieser Armee
paper-page = Seite { $page }
paper-empty = Diese Armee hat noch keine Einheit.

aofs-paper-weapon = Waffe
aofs-paper-range = Reichweite
aofs-paper-attacks = Attacken
aofs-paper-ap = PB
aofs-paper-rules = Sonderregeln
aofs-paper-some = { $number } × { $name }
