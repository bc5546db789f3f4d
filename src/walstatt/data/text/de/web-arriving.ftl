### Womit man ankommt.
web-chamber-now = Großrunde { $gr }, Phase { $phase } von 4.
web-chamber-now-about = { $phase ->
    [1] Jetzt wird gerüstet, gezogen und erkundet: Tippe auf ein eigenes Großfeld und wähle einen Befehl. Wer nichts tun will, gibt „bleiben“ ab.
    [2] Jetzt zeigt sich, was die Späher fanden; geschrieben werden nur Briefe, Verträge und Erlaubnisse. Ein leeres Papier genügt.
    [3] Jetzt wird eingezogen: in Land, das deine Späher in Phase 1 gesehen haben. Auch Karawanen ins Ausland und Übergaben gehören hierher.
   *[4] Jetzt wird ausgeführt, was in Phase 3 angesagt wurde; geschrieben werden nur Briefe, Verträge und Erlaubnisse. Ein leeres Papier genügt.
  }
web-chamber-news = Eine Phase ist ausgewertet.
web-chamber-news-read = Lesen, was geschah
kalevala-story-scouted = EE { $ee } hat { $place } gesehen. Besitzer: { $owner }; Figuren: { $figures }; Handelszentrum: { $site }.
