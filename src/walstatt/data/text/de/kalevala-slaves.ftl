### Sklaven (23)

kalevala-step-labour = Arbeit der Sklaven
kalevala-step-slaves = Bewachung der Sklaven
kalevala-step-unguarded = Sklaven ohne Bewachung
kalevala-roll-slaves = Verluste beim Versklaven
kalevala-roll-liberated = Wieder versklaven
kalevala-slaves-worked = { $number } Sklaven in { $place } bringen { $re } RE; um so viel mehr Gerät und Bauten dürfen dort entstehen. Sold bekommen sie nicht.
kalevala-slaves-escaped = { $number } Sklaven in { $place } sind nicht bewacht und laufen weg.
kalevala-slaves-undeclared = { $place }: In der Kriegserklärung steht nicht SKLAVEN; die Geschlagenen sind tot.
kalevala-slaves-taken = Von { $beaten } Geschlagenen werden { $number } Sklaven in { $place }.
kalevala-slaves-plundered = { $place } wird geplündert und liefert { $number } Sklaven.
kalevala-slaves-freed = { $place }: { $number } Sklaven sind nicht mehr bewacht und frei.
kalevala-slaves-helped = { $place }: { $number } befreite Sklaven haben geholfen; { $joined } davon bleiben als Hilfstruppen, die anderen gehen.
kalevala-slaves-found = { $place }: { $number } Sklaven des Gegners sind frei; { $again } davon sind wieder versklavt, die anderen laufen.
kalevala-paper-slaves-stay = Aus Sklaven werden durch Zahlung keine Krieger.
kalevala-refused-unguarded = { $slaves } Sklaven gehen nur mit Bewachung: je { $most } brauchen einen Krieger.
kalevala-refused-slaves-made = Sklaven aus dem eigenen Volk gibt es nur aus neuer Rüstung am Rüsttermin (Rüsten).
kalevala-refused-slaves-most = { $place }: Sklaven für { $cost } RE sind zu viel; so viel, wie das eigene HZ und das Volk dort rüsten, also { $most } RE.
kalevala-refused-slaves-no-war = { $place }: SKLAVEN gibt es nur im Krieg (K).
