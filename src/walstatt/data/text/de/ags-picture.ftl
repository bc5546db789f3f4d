ags-condition-blutend = Blutend
ags-condition-brennend = Brennend
ags-condition-fokussierend = Fokussierend
ags-condition-gebunden = Gebunden
ags-condition-geschockt = Geschockt
ags-condition-geschwaecht = Geschwächt
ags-condition-magisch-gesegnet = Magisch Gesegnet
ags-condition-verdammt = Verdammt
ags-condition-verfroren = Verfroren
ags-condition-vergiftet = Vergiftet
ags-condition-verschattet = Verschattet
ags-condition-verteidigend = Verteidigend
ags-condition-verwirrt = Verwirrt
ags-condition-carries = trägt etwas
ags-place-waiting = noch nicht aufgestellt
ags-place-table = auf dem Feld
ags-place-gone = nicht mehr im Spiel
ags-card-hp = HP
ags-card-mov = MOV
ags-card-def = DEF
ags-card-wil = WIL
ags-card-leader = Anführer
ags-card-general = General
ags-track-round = Runde { $round } von { $rounds }
ags-card-tags = Tags: { $tags }
ags-card-carries = Trägt: { $what }
ags-card-mob = Im Mob mit { $figures }
ags-track-initiative = Initiative: { $seat }
ags-counter-points = { $points } VP
ags-counter-tokens = { $tokens } LT
ags-counter-tasks = { $count ->
    [one] ein Task
   *[other] { $count } Tasks
}
ags-ledger = { $round ->
    [0] Spielbeginn
   *[other] Runde { $round }
}: { $points } VP für { $goal }
ags-ledger-hidden = { $round ->
    [0] Spielbeginn
   *[other] Runde { $round }
}: { $points } VP für einen verdeckten Task
ags-picture-tt = TT-Marker { $label }
ags-picture-cm = Leichenmarker
ags-picture-shrine = Schrein
ags-picture-beacon = Leuchtfeuer, nicht entzündet
ags-picture-lit = Leuchtfeuer, entzündet
ags-picture-item = Gegenstand
ags-picture-provisions = Proviant
ags-picture-portion = entnommener Proviant
ags-picture-quarter-1 = Q1
ags-picture-quarter-2 = Q2
ags-picture-quarter-3 = Q3
ags-picture-quarter-4 = Q4

# Headings in the menu of actions.
ags-group-tactic-task = Tasks der Taktik: einer davon
ags-group-side-task = Neben-Tasks und der deines Volkes: einer davon
ags-preview-success-token = Erfolg mit 1 LT ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} mehr)
ags-preview-run-inches = Entfernung { $apart }", der Lauf reicht
ags-preview-run-short-inches = Zu weit für einen Angriff: Entfernung { $apart }", der Lauf reicht nur
ags-preview-against = { $ability } gegen { $target }
ags-preview-dangerous = { $figure } kommt durch gefährliches Gelände: W3 Schaden, höchstens einmal je Runde.
ags-preview-strikes-nobody = Dort wird niemand getroffen.
ags-preview-strikes = Im Wirkungsbereich: { $figure }{ $own ->
    [0] .
   *[1] {" "}(eigenes Modell).
}
ags-preview-strikes-odds = { $figure }{ $own ->
    [0] :
   *[1] {" "}(eigenes Modell):
} Treffer { $percent } %, im Mittel { $damage } Schaden.
ags-preview-slow = { $figure } kommt durch schwieriges Gelände oder Wasser: jeder Zoll darin kostet zwei.
ags-preview-card = { $line }
ags-group-move = Bewegen
ags-group-fight = Angreifen
ags-group-ability = Fähigkeiten
ags-group-field = Auf dem Feld
ags-group-stance = Haltung
ags-group-end = Sonst

# What stands in the seals beside a model.
ags-condition-blutend-sign = Bl
ags-condition-brennend-sign = Br
ags-condition-fokussierend-sign = Fo
ags-condition-gebunden-sign = Gb
ags-condition-geschockt-sign = Gs
ags-condition-geschwaecht-sign = Gw
ags-condition-magisch-gesegnet-sign = MG
ags-condition-verdammt-sign = Vd
ags-condition-verfroren-sign = Vf
ags-condition-vergiftet-sign = Vg
ags-condition-verschattet-sign = Vs
ags-condition-verteidigend-sign = Vt
ags-condition-verwirrt-sign = Vw
ags-condition-carries-sign = +

# How a place is pointed out.
ags-direction-how = Tippe dorthin, wohin gestoßen wird; der Pfeil zeigt, wie weit.
ags-marker-at-how = Tippe auf den Platz am Modell.
ags-point-how = { $blast ->
    [0] Tippe auf den Punkt.
   *[other] Tippe auf den Punkt; der Kreis zeigt, wer getroffen wird.
}
