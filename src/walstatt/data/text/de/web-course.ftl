# Eine Schlacht, die vorüber ist, noch einmal auf dem Sechseckfeld.
web-course-line-up = Aufstellung
web-course-round = Ende von KR { $round }
web-course-turn = KR { $round }: nach dem Zug von { $name }
web-course-back = Zurück
web-course-next = Weiter
web-course-play = Abspielen
web-course-stop = Anhalten
web-course-moment = Augenblick der Schlacht
web-desk-read = Einen Bericht lesen, wie er hinausging
