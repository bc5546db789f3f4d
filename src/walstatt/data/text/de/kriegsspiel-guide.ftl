# Führung durch die erste Schlacht.

kriegsspiel-guide-goal = Das Ziel: Nach spätestens zwölf Kampfrunden (KR) soll nur noch deine Seite Leute auf dem Feld haben. Du befiehlst Trupps von je vier Kriegern; wie sie gehen, wen sie treffen und wer wem hilft, folgt aus dem Befehl.
kriegsspiel-guide-place = Zuerst stellst du auf. { $pointer ->
    [touch] Tippe
   *[mouse] Klicke
} ein blau getöntes Feld an und wähle „Hier aufstellen“, oder lass alle aufstellen: Dann stehen sie um dein Handelszentrum, Schiffe auf dem Wasser. Bogenschützen gehören hinter Nahkämpfer.
kriegsspiel-guide-command = Jeder Trupp bekommt einen Befehl. „ANGREIFEN NÄCHSTER“ geht auf den nächsten Gegner los, Bogenschützen nehmen „BESCHIESSEN“, „HALTEN“ bleibt und wehrt sich. { $pointer ->
    [touch] Tippe
   *[mouse] Klicke
} ein Feld an, um zu sehen, wer dort steht, und den Trupp dorthin zu schicken.
kriegsspiel-guide-flee = Wer flieht, verlässt die Schlacht und lebt. Wähle niemanden, wenn alle weiterkämpfen sollen.
