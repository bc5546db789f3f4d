# Die Führung durch ein erstes Spiel, und was jede Möglichkeit bedeutet.

frostgrave-guide-goal = Das Ziel: mehr Schätze sichern als die anderen. Ein Schatz ist gesichert, wenn jemand ihn über eine Tischkante trägt. Auch ein feindlicher Magier oder Lehrling, der ausgeschaltet wird, bringt Punkte.
frostgrave-guide-edge = Jeder Spieler beginnt an einer Tischkante. Wer den Aufstellungswurf gewinnt, wählt zuerst.
frostgrave-guide-treasure-at = Die Schätze werden abwechselnd gelegt. Lege deine so, dass du sie vor den anderen erreichst.
frostgrave-guide-deploy = Deine ganze Bande beginnt in der schraffierten Zone. Zunächst stehen sie nebeneinander; mit „Modelle einzeln“ verschiebst du jede Figur.
frostgrave-guide-activate = Eine Runde hat vier Phasen: erst die Magier, dann die Lehrlinge, dann die übrigen Krieger, zuletzt die Kreaturen, die niemandem gehören. Wer schon dran war, ist blasser und trägt ein Häkchen.
frostgrave-guide-members = Magier und Lehrling dürfen bis zu drei Krieger mitnehmen, die höchstens 3" entfernt sind. So handeln sie früher, aber ihre erste Aktion muss eine Bewegung sein.
frostgrave-guide-action = Jede Figur hat zwei Aktionen, in freier Reihenfolge; eine davon muss eine Bewegung sein. Was nicht in der Liste steht, geht gerade nicht.
frostgrave-guide-move = Der getönte Grund ist zu erreichen. Klettern kostet doppelt, wer einen Schatz trägt, geht halb so weit. Wer eine feindliche Base berührt, ist im Nahkampf.
frostgrave-guide-target = { $pointer ->
    [touch] Tippe ein Ziel einmal an
   *[mouse] Fahre über ein Ziel
}: was beide zum W20 zählen, wie wahrscheinlich du gewinnst und wie viel Schaden zu erwarten ist.
frostgrave-guide-spell = Ein Zauber gelingt, wenn der W20 seine Zahl erreicht. Misslingt er knapp, passiert nichts; misslingt er weit, schadet er dem Zauberer.
frostgrave-guide-empower = Der Wurf liegt schon. Jeder Punkt Gesundheit hebt ihn um 1; 0 lässt ihn, wie er ist. Nur ausgeben, wenn es den Unterschied macht.
frostgrave-guide-after-fight = Wer einen Nahkampf gewinnt, entscheidet, ob man sich trennt. Wer nicht mehr im Nahkampf steht, darf sich wieder bewegen.
frostgrave-guide-intercept = Eine eigene Figur in der Nähe darf den Gegner abfangen, der an ihr vorbei will. Dann stehen beide im Nahkampf.
frostgrave-guide-leave = Wer den Tisch verlässt, kommt nicht wieder. Ein Schatz, den er trägt, ist damit gesichert.
frostgrave-guide-resist = Gegen manche Zauber darf das Ziel widerstehen: W20 und Willenskraft müssen den Spruchwurf erreichen. Es kostet nichts.

# ---- was eine Aktion bedeutet

frostgrave-action-move-about = So weit, wie der Bewegungswert reicht; als zweite Bewegung halb so weit.
frostgrave-action-all_out-about = 3" ohne jeden Abzug, dann ist die Aktivierung zu Ende.
frostgrave-action-fight-about = Beide würfeln; wer höher liegt, verletzt den anderen.
frostgrave-action-shoot-about = Auf einen Feind in Reichweite und Sicht.
frostgrave-action-reload-about = Erst danach schießt die Armbrust wieder.
frostgrave-action-cast-about = Wähle einen Zauber, dann sein Ziel.
frostgrave-action-pick_up-about = Wer trägt, geht halb so weit. Über die Tischkante getragen, ist der Schatz gesichert.
frostgrave-action-put_down-about = Der Schatz bleibt neben der Figur liegen.
frostgrave-action-door-about = Eine Tür, die diese Figur berührt.
frostgrave-action-drink-about = Zählt nicht als Bewegung; der Trank ist danach verbraucht.
frostgrave-action-tend-about = Ein verwundeter Freund in Kontakt gewinnt 3 Gesundheit zurück.
frostgrave-action-end-about = Was übrig ist, verfällt.
frostgrave-group-how-group-about = Alle bewegen sich zuerst, dann kommt jeder zu seiner zweiten Aktion.
frostgrave-group-how-one_by_one-about = Jeder mit beiden Aktionen, einer nach dem anderen.
frostgrave-after-fight-stay-about = Beide bleiben in Kontakt und können sich nicht fortbewegen.
frostgrave-after-fight-push-about = Der Kontakt ist gelöst, du behältst den Platz.
frostgrave-after-fight-back-about = Der Kontakt ist gelöst, du wirst frei.
frostgrave-resist-yes-about = W20 und Willenskraft gegen den Spruchwurf.
frostgrave-resist-no-about = Der Zauber wirkt.
frostgrave-intercept-yes-about = Beide stehen dann im Nahkampf.
frostgrave-intercept-no-about = Der Gegner geht weiter.
frostgrave-leave-yes-about = Kommt nicht wieder; was die Figur trägt, ist gesichert.
frostgrave-leave-no-about = Bleibt am Rand stehen.
frostgrave-goal = Sichert Schätze, indem ihr sie über eine Tischkante tragt. Auch ausgeschaltete feindliche Magier und Lehrlinge bringen Punkte.
frostgrave-counter-spells = { $count ->
    [one] 1 Zauber
   *[other] { $count } Zauber
}
