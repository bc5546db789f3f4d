# Die Führung durch das erste Spiel.

aofs-guide-goal = Das Ziel: Nach vier Runden mehr Missionsziele halten als die Gegenseite. Dafür stellst du deine Einheiten neben die runden Marken und hältst den Gegner fern.
aofs-guide-objective = Zuerst werden die Missionsziele gelegt, abwechselnd. Um sie geht es: Wer am Ende mehr davon hält, gewinnt.
aofs-guide-side = Wähle die Tischkante, an der deine Schar steht.
aofs-guide-deploy = Ihr stellt abwechselnd je eine Einheit auf. { $pointer ->
    [touch] Tippe auf dem Tisch eine Münze an
   *[mouse] Fahre auf dem Tisch mit der Maus über eine Münze
}, um zu lesen, was sie kann.
aofs-guide-activate = Reihum kommt je eine Einheit zum Zug. Wer schon dran war, ist blasser und trägt ein Häkchen.
aofs-guide-action = Halten heißt stehen und schießen, Vorrücken kurz gehen und dann schießen, Eilen weit gehen ohne zu schießen, Sturmangriff in den Nahkampf laufen.
aofs-guide-target = { $pointer ->
    [touch] Tippe ein Ziel einmal an
   *[mouse] Fahre mit der Maus über ein Ziel
}: Du siehst Entfernung, Zielwurf und die genauen Chancen, bevor du schießt.
aofs-guide-charge-target = Gegen wen? Die Chancen gelten, wenn alle Modelle herankommen.
aofs-guide-strike-back = Wer zurückschlägt, ist danach erschöpft und trifft in dieser Runde schlechter. Oft lohnt es sich trotzdem.
