# Was bei einer Schlacht nicht herausgekommen sein kann, und was Sieger finden
kalevala-outcome-booty = { $realm } kann { $other } nicht { $what } abgenommen haben: Beute sind nur Gerät, Tiere, RE und Sklaven von Feinden.
kalevala-outcome-strayed = { $realm }: { $what } sind zu viel außerhalb von { $places }; wer zurückblieb, betritt kein angegriffenes Land, solange Feinde kämpfen.
kalevala-outcome-left-lying = { $realm } hat niemanden mehr auf dem Kriegsschauplatz und behält { $what }; das ist Beute.
kalevala-outcome-scattered = { $place }: Der Anteil von { $realm } zerfällt in { $pieces } Stücke, und so viele Krieger stehen dort nicht.
kalevala-outcome-goods = { $place }: { $what } können nicht geplündert sein. Der Wert reicht bis { $most } RE, in Frage kommen { $made }, und das HZ muss geplündert sein (plundered).
kalevala-outcome-goods-again = { $realm } hat von dem Besitzer von { $place } schon einmal Güter geplündert; jetzt gibt es nur noch RE.
kalevala-seized = { $realm } nimmt in { $place } { $what }; niemand bewachte es.
kalevala-refused-no-ship-here = Eine Pforte steht an Land; Wasserfahrzeuge kommen nicht hindurch ({ $place }).
kalevala-refused-second-mystic = { $realm } hat schon einen Mystiker; mehr als einen gibt es in keinem Reich.
kalevala-loot-left-behind = { $realm } steht nicht mehr in { $place }: Was dort geplündert wurde, hat { $keeper }.
kalevala-goods-plundered = { $realm } hat { $place } geplündert und nimmt statt RE { $what }.
kalevala-line = { $place } ist geteilt unter { $names }. Wem gehört welches KF? Für jeden eine Liste, jedes KF einmal.
kalevala-refused-line = Für { $place } braucht jeder von { $realms } eine Liste seiner KF, jedes KF genau einmal.
kalevala-goods-right = { $realm } hat { $place } geplündert und kann von nun an { $what } herstellen.
