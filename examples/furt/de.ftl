play-game-furt = Die Furt (Beispiel)
play-goal-furt = Bring deine Kämpfer an den Stein in der Mitte und halte die anderen fern: Nach fünf Runden zählt, wer dort steht.

furt-figure = Kämpfer
furt-stone = Stein
furt-round = Runde { $round }
furt-score = Am Stein
furt-wait = niemanden angreifen

furt-activate = Wer ist dran?
furt-walk = Wohin geht { $fighter }? Bis zu { $inches }"
furt-target = Wen greift { $fighter } an?
furt-roll-start = Wer beginnt?
furt-roll-attack = { $fighter } greift { $target } an

furt-starts = Der Wurf um den Beginn: { $dice }
furt-walks = { $fighter } geht.
furt-hits = { $fighter } trifft { $target }.
furt-misses = { $fighter } verfehlt { $target }.
furt-next-round = Runde { $round } beginnt.
furt-ends = Das Spiel ist aus.
furt-over = Gezählt sind die Kämpfer am Stein.

furt-refused-too-far = Der Weg ist { $inches }" lang; weiter als { $most }" geht niemand.
furt-refused-blocked = Da ist kein Durchkommen: Tischrand, Fels oder ein anderer Kämpfer.

furt-guide-goal = Bring deine Kämpfer an den Stein in der Mitte und halte die anderen fern: Nach fünf Runden zählt, wer dort steht.
furt-guide-activate = Jeder Kämpfer ist einmal in der Runde dran.
furt-guide-walk = Felsen halten auf, aber sie geben auch Deckung vor Schüssen.
furt-guide-target = Wer seinen Gegner berührt, trifft leichter.
