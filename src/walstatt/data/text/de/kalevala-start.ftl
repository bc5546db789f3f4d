# Was bekommt, wer ein Reich übernimmt.

kalevala-start-way-land = Du herrschst als { $realm } seit { $since } über eigenes Land.
kalevala-start-way-nomad = Du bist { $realm }, ein Invasor mit einem Reitervolk: Dein Reich musst du dir erst erobern.
kalevala-start-way-pirate = Du bist { $realm }, ein Invasor mit einer Flotte: Dein Reich musst du dir erst erobern.
kalevala-start-way-successor = Du trittst als { $realm } eine Nachfolge an: Die Kultur des Volkes steht schon, und du führst sie weiter.
kalevala-start-way-role = Du bist { $realm } und hast eine Sonderrolle: Was sie darf, bestimmt die Spielleitung.
kalevala-start-land = { $count ->
    [0] Noch gehört dir keine Provinz.
    [one] Dir gehört eine Provinz; die Hauptstadt liegt in { $capital }.
   *[other] Dir gehören { $count } Provinzen; die Hauptstadt liegt in { $capital }.
}
kalevala-start-people = Deine Kerntruppen sind { $core }; die Kulturrüstgüter deines Volkes: { $goods }.
kalevala-start-powers = Du darfst: { $powers }.
kalevala-start-forces = Es stehen bereit: { $forces }.
kalevala-start-protected = Bis zum Ende der GR { $until } steht dein Reich unter göttlichem Schutz.
kalevala-start-centre = In { $place }, { $steps ->
    [one] ein Großfeld
   *[other] { $steps } Großfelder
} entfernt, lebt Urbevölkerung, und ein HZ { $site } ist möglich. Besetzen kostet { $losses } RE.
kalevala-start-weak = { $place } gehört { $owner }; gesehen wurde dort: { $seen }. Schwächer ist keiner, den du kennst.
kalevala-start-unseen = { $place } hat von deinen Leuten noch niemand gesehen. { $count ->
    [one] Nur dieses Großfeld ist
   *[other] { $count } Großfelder sind
} für deine Späher erreichbar und unbekannt.
kalevala-start-room = { $place } ist frei, ohne HZ und ohne Wachen: Platz zum Wachsen, { $steps ->
    [one] ein Großfeld
   *[other] { $steps } Großfelder
} entfernt.
kalevala-start-arm = Das HZ in { $place } bringt zu jedem Rüsttermin { $re } RE. Überlege, was daraus werden soll.
kalevala-start-guard = In { $place } stehen { $troops }, und { $count ->
    [one] ein Nachbarfeld kennst
   *[other] { $count } Nachbarfelder kennst
} du nicht. Rüste dort, oder schick Truppen hin.
kalevala-chart-secret = Geheimnis
kalevala-chart-item = Verborgener Gegenstand
