### Womit man ankommt.
web-chamber-now = Großrunde { $gr }, Phase { $phase } von 4.
web-chamber-now-about = { $phase ->
    [no-armament] Jetzt wird gezogen und erkundet: Tippe auf ein eigenes Großfeld und wähle einen Befehl. Neue Rüstung gibt es erst in der nächsten Großrunde; was an RE noch daliegt, lässt sich wandeln. Wer nichts tun will, gibt „bleiben“ ab.
    [1] Jetzt wird gerüstet, gezogen und erkundet: Tippe auf ein eigenes Großfeld und wähle einen Befehl. Wer nichts tun will, gibt „bleiben“ ab.
    [2] Die Späher sind unterwegs: Was sie fanden, bringt die Auswertung dieser Phase. Geschrieben werden nur Briefe, Verträge und Erlaubnisse; ein leeres Papier genügt.
    [3] Jetzt wird eingezogen: in Land, das deine Späher in Phase 1 gesehen haben. Auch Karawanen ins Ausland und Übergaben gehören hierher.
   *[4] Jetzt wird ausgeführt, was in Phase 3 angesagt wurde; geschrieben werden nur Briefe, Verträge und Erlaubnisse. Ein leeres Papier genügt.
  }
web-chamber-news = Eine Phase ist ausgewertet.
web-chamber-corrected = Die Spielleitung hat berichtigt: { $phases }.
web-chamber-corrected-read = Berichtigungen lesen
web-world-corrected = Berichtigt am { $moment }: was nicht mehr gilt und was jetzt gilt
web-chamber-news-read = Lesen, was geschah
kalevala-story-hindered = { $ee ->
    [0] Von euch kam niemand
   *[other] EE { $ee } kam nicht
} nach { $place }. { $obstacle }.
kalevala-story-scouted = { $ee ->
    [0] Auch ohne EE habt ihr
   *[other] EE { $ee } hat
} { $place } gesehen. Besitzer: { $owner }; Figuren: { $figures }; Handelszentrum: { $site }.
