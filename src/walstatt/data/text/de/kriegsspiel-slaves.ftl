### Sklaven in der Schlacht

kriegsspiel-freed = KR { $round }: In { $gf } { $number ->
    [one] ist ein Sklave
   *[other] sind { $number } Sklaven
} frei. Was tust du?
kriegsspiel-freed-ask = um Hilfe bitten
kriegsspiel-freed-enslave = wieder versklaven
kriegsspiel-freed-let-go = laufen lassen
kriegsspiel-roll-enslave = { $figure } wird wieder versklavt
kriegsspiel-roll-ask = { $figure } wird um Hilfe gebeten
kriegsspiel-slaves-free = { $seat } bewacht in { $gf } { $number ->
    [one] einen Sklaven
   *[other] { $number } Sklaven
} nicht mehr.
kriegsspiel-slave-runs = { $figure } läuft davon.
kriegsspiel-slave-again = { $figure } dient jetzt { $seat }.
kriegsspiel-slave-helps = { $figure } kämpft für { $seat }.
kriegsspiel-refused-slave = Sklaven werden bewacht und kämpfen nicht; niemand greift sie an.
