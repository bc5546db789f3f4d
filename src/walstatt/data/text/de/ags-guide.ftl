# Die Führung durch ein erstes Scharmützel.

ags-guide-goal = Das Ziel: nach fünf Runden mehr Siegpunkte (VP). Die Taktik des Tisches bringt bis zu 4, jeder deiner zwei geheimen Tasks bis zu 3. Kämpfen hilft, aber Punkte gewinnen.
ags-guide-accept-terrain = Das Gelände liegt bereit. Wer anderes will, lehnt ab; dann wird es abwechselnd gelegt.
ags-guide-tasks = Wähle zwei Tasks, die zu deiner Truppe passen: einen der Taktik, dazu einen Neben-Task oder den deines Volkes. Die Gegenseite sieht sie erst, wenn sie offenliegen.
ags-guide-disclose = Manche Tasks bringen mehr, wenn sie von Anfang an offenliegen; die meisten bleiben besser verdeckt. Nichts zu wählen ist in Ordnung.
ags-guide-deploy = Ihr stellt abwechselnd je ein Modell auf, in der eigenen schraffierten Zone. { $pointer ->
    [touch] Tippe eine Münze an
   *[mouse] Fahre über eine Münze
}, um ihre Karte zu lesen.
ags-guide-deploy-at = Tippe dorthin, wo das Modell stehen soll; es muss ganz in deiner Zone stehen.
ags-guide-initiative-tokens = Wer die Initiative gewinnt, sagt, wer anfängt. Token (LT) geben Würfel dazu, sind danach aber weg: Du brauchst sie auch für bessere Angriffe, dritte Aktionen und zum Passen.
ags-guide-activate = Reihum kommt je ein Modell zum Zug. Wer schon dran war, ist blasser und trägt ein Häkchen. Für ein Token darfst du passen.
ags-guide-action = Ein Modell hat zwei Aktionen: [Norm] kostet eine, [Norm]+[Norm] beide; von [Spez] geht nur eine, außer du zahlst. { $pointer ->
    [touch] Tippe eine Möglichkeit einmal an
   *[mouse] Fahre über eine Möglichkeit
}, um zu sehen, was sie tut.
ags-guide-move = Der getönte Grund ist zu erreichen. Wer einem Feind auf 1" oder näher kommt, wird in Kontakt gezogen und steht dann im Nahkampf.
ags-guide-target = { $pointer ->
    [touch] Tippe ein Ziel einmal an
   *[mouse] Fahre über ein Ziel
}: Würfel, Schwierigkeit, jede Änderung mit ihrer Regel, die genauen Chancen, und was ein Token dazutäte.
ags-guide-charge-attack = Der Sturmangriff bringt einen Nahkampfangriff mit. Wähle, welchen.
ags-guide-extra-dice = Ein Token kauft bis zu zwei Würfel für diesen Wurf. Die Vorschau zeigt, was sie ändern.
ags-guide-reroll = Die Würfel liegen. Ein Wurf darf einmal wiederholt werden; dann zählt der zweite, auch wenn er schlechter ist.
ags-guide-direction = Tippe die Richtung des Stoßes: vom Stoßenden weg, höchstens 90 Grad zur Seite. Über eine Kante tut es weh.
ags-guide-corpse-at = Wo ein Modell fiel, bleibt ein Leichenmarker. Manche Völker nutzen sie.
