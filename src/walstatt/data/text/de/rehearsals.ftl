core-refused-no-rehearsal = Aus diesem Blatt folgt, soweit du weißt, keine Schlacht. Gib an, wen du als Feind erwartest, etwa „2A+11: 20SB“.
core-refused-rehearsals = { $most ->
    [0] In dieser Welt wird nicht geprobt.
    [one] In dieser Großrunde darfst du nur eine Probe machen.
   *[other] In dieser Großrunde darfst du nur { $most } Proben machen.
  }
kalevala-rehearsal-line = „{ $line }“ ist keine Annahme: Schreibe das Großfeld und wer dort steht, etwa „2A+11: 20SB, 4lP“.
cli-kalevala-about-rehearse = die Befehle eines Blattes gegen das proben, was das Reich vom Feind weiß
cli-kalevala-option-against = wen du erwartest, etwa „2A+11: 20SB“; mehrmals möglich
cli-kalevala-option-number = so viele Schlachten (20, höchstens 200)
cli-kalevala-option-replays = dorthin kommen drei davon zum Ansehen: gut, schlecht, typisch
cli-kalevala-option-rehearsals = so viele Proben hat jedes Reich in einer GR: 0 keine, -1 beliebig viele
cli-kalevala-rehearsed = { $about }: { $number } Schlachten, { $won } gewonnen ({ $low } bis { $high } %), { $lost } verloren, { $open } offen; eigene Verluste { $own } %, des Feindes { $others } %
cli-kalevala-replay-kept = { $kind ->
    [good] gut
    [bad] schlecht
   *[typical] typisch
  }: { $file }

web-chamber-tab-rehearsal = Proben
web-rehearsal = Schlachten proben
web-rehearsal-about = Zur Probe, bevor es ernst wird: die Befehle deines Papiers gegen das, was du vom Feind weißt. Wie es wirklich kommt, weiß niemand.
web-rehearsal-against = Wen du sonst erwartest, je Zeile: Großfeld und Figuren
web-rehearsal-go = Proben
web-rehearsal-more = Weiter bis 200
web-rehearsal-stop = Anhalten
web-rehearsal-which = Schlachtfeld
web-rehearsal-won = { $won } von { $number } gewonnen, { $open } offen
web-rehearsal-share = Sieg in { $share } % der Schlachten (95 %: { $low } bis { $high } %)
web-rehearsal-losses = Verluste im Mittel: eigene { $own } %, des Feindes { $others } %
web-rehearsal-good = Eine gute ansehen
web-rehearsal-typical = Eine typische ansehen
web-rehearsal-bad = Eine schlechte ansehen
cli-kalevala-rehearsals = Proben in einer GR: von -1 (beliebig viele) bis { $most }, nicht { $given }.
web-founding-rehearsals = Proben von Schlachten
web-founding-rehearsals-any = beliebig viele, mit eigenem Wissen
web-founding-rehearsals-none = keine
web-founding-rehearsals-some = { $number } je Großrunde
