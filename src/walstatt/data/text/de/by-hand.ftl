core-refused-no-hand-table = „{ $about }“ lässt sich nicht am Brett austragen: Trage den Ausgang ein.
core-refused-nothing-waits = Auf „{ $about }“ wartet diese Phase nicht.
core-refused-hand-match-running = Der Kampf ist noch nicht zu Ende.
core-refused-hand-match-changed = Seit der Kampf eröffnet wurde, hat sich geändert, wer oder was auf dem Feld steht. Eröffne ihn noch einmal, oder trage den Ausgang ein.
server-refused-commander = Hier ist kein Befehl auszuführen.
server-party = Partei { $name }

web-commander = Feldherr
web-commander-about = Er führt aus, was die Befehlsblätter sagen. Wen er gerade nicht führt, den führst du selbst.
web-commander-step = Ein Befehl
web-commander-go = Laufen lassen
web-commander-stop = Anhalten
web-commander-through = Zügig weiter

web-hand-play = Am Brett austragen
web-hand-ask = Jemanden bitten
web-hand-ask-about = Wer den Link hat, trägt den Kampf aus und sieht nur Partei A und Partei B auf einer gespiegelten Karte.
web-hand-open = Zum Brett
web-hand-again = Neu eröffnen
web-hand-link = Link für den, der austrägt
web-hand-running = { $answers ->
    [one] Der Kampf ist eröffnet; bisher 1 Antwort.
   *[other] Der Kampf ist eröffnet; bisher { $answers } Antworten.
  }
web-hand-over = Der Kampf ist entschieden.
web-hand-look = Nachsehen
web-hand-take = Ausgang übernehmen

cli-kalevala-option-commander = für diese Partei führt der Feldherr die Befehle aus; mehrmals möglich, „all“ für jede
cli-kalevala-fight-over = Der Ausgang von { $name } ist eingetragen; die Phase kann weitergehen.
cli-kalevala-fight-kept = Noch nicht zu Ende. Derselbe Befehl mit --save { $file } spielt weiter.
cli-kalevala-fight-changed = { $file } gehört zu einem anderen Kampf.
cli-kalevala-about-fight = am Brett ein Schlachtfeld austragen, auf das die Phase wartet; am Ende wird der Ausgang eingetragen
cli-kalevala-option-until = bis zu dieser Kampfrunde führt der Feldherr, dann du selbst
cli-kalevala-option-save = dort wird der Kampf aufbewahrt; gibt es die Datei schon, geht er weiter
cli-kalevala-fight-party = Eine Partei „{ $given }“ gibt es hier nicht: { $known }.
kriegsspiel-refused-disguise = Dieses Schlachtfeld ist zu weit, um es gespiegelt zu zeigen.
