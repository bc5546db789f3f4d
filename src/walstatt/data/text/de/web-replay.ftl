# Eine Schlacht, die vorüber ist, noch einmal auf dem Sechseckfeld.
web-replay-line-up = Aufstellung
web-replay-round = Ende von KR { $round }
web-replay-turn = KR { $round }: nach dem Zug von { $name }
web-replay-back = Zurück
web-replay-next = Weiter
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-moment = Augenblick der Schlacht
web-desk-read = Einen Bericht lesen, wie er hinausging
