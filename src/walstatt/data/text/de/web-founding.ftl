### Eine Welt gründen.
web-founding = Eine Welt gründen
web-founding-link = Eine Welt mit eigener Karte gründen
web-founding-map = Die Karte
web-founding-seed = Saat
web-founding-size = Großfelder
web-founding-sea = Meer in Prozent
web-founding-splinters = Splitter
web-founding-map-about = Dieselbe Saat gibt immer dieselbe Karte. Splitter sind kleine Länder einer anderen Ebene, die man durch Portale betritt.
web-founding-look = Ansehen
web-founding-reroll = Eine andere
web-founding-placing = Reich setzen
web-founding-placing-none = keines
web-founding-world = Die Welt
web-founding-at = Erste Phase
web-founding-battles = Schlachten
web-founding-battles-hand = trägt der Spielleiter ein
web-founding-battles-quick = entscheidet ein rascher Wurf
web-founding-battles-fought = fechten die Befehlsbögen aus
web-founding-by-post = Papiere und Berichte gehen mit der Post
web-founding-accounts = Konten führen
web-founding-accounts-about = Gebühren und Porto in Geld, wie im Spiel mit der Post. Die meisten brauchen das nicht.
web-founding-by-post-about = Nur wenn ihr wirklich Umschläge verschickt: Das Programm erinnert dann an den Rückumschlag.
web-founding-realm = Name des Reichs { $number }
web-founding-nameless = Reich { $number }
web-founding-people-of = Volk von { $realm }
web-founding-who-of = Wer herrscht in { $realm }
web-founding-places-of = Wo { $realm } beginnt
web-founding-anywhere = wo? irgendwo, oder 2A+10, 2A+11
web-founding-outlaws = Marodeure daneben
web-founding-without = { $realm } weglassen
web-founding-remove = Weglassen
web-founding-more = Noch ein Reich
web-public-shut = Diese Welt hat keine öffentliche Seite. Ihre Spielleitung kann eine öffnen.
web-public-now = Die Welt steht in Phase { $phase } (Großrunde und Phase).
web-public-open = { $count ->
    [0] Alle Reiche sind vergeben.
    [one] Ein Reich ist frei.
   *[other] { $count } Reiche sind frei.
}
