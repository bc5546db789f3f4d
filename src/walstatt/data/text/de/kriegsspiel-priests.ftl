### Priester und Tempel auf dem Schlachtfeld (Kapitel 20).

kriegsspiel-spell-bless = Segnen
kriegsspiel-spell-bless-about = Gewählte Figuren auf seinem KF und ringsum: in dieser Runde 2 mehr auf alle Würfe; das Überleben wird nicht leichter.
kriegsspiel-spell-bless-done = Gesegnet: { $figures }.
kriegsspiel-spell-fear = Furcht
kriegsspiel-spell-fear-about = Gewählte Figuren auf seinem KF und ringsum: in dieser Runde 2 weniger auf alle Würfe; das Überleben wird nicht schwerer.
kriegsspiel-spell-fear-done = In Furcht: { $figures }.
kriegsspiel-spell-bread = Brot und Wasser
kriegsspiel-spell-bread-about = Für die ganze Festung, in der er ist: eine hungerfreie Runde mehr, oder in dieser Runde 1 weniger zum Überleben.
kriegsspiel-spell-bread-done = Brot und Wasser für die Festung auf { $at }: { $how ->
    [later] Der Hunger kommt eine Runde später.
    [hungry] In dieser Runde genügt 1 weniger zum Überleben.
   *[again] Sie wurde in dieser Runde schon gespeist.
}
kriegsspiel-spell-call = Gott rufen
kriegsspiel-spell-call-about = Für eine Runde, mit einer seiner Fähigkeiten: allein ab 11, mit einem zweiten Priester ab 10.
kriegsspiel-spell-extend = Gott verlängern
kriegsspiel-spell-extend-about = Eine Runde mehr, höchstens zweimal; misslingt es, ist er für diese Schlacht fort.
kriegsspiel-god-called = Der Gott erscheint auf { $at } mit { $ability }, für { $zeh } ZEH.
kriegsspiel-god-not-called = Der Gott hört den Ruf nicht. Er hat { $zeh } ZEH gekostet.
kriegsspiel-god-stays = Der Gott bleibt eine Runde länger mit { $ability }, für { $zeh } ZEH.
kriegsspiel-god-leaves = Der Gott kehrt auf seine Ebene zurück und kommt in dieser Schlacht nicht wieder.
kriegsspiel-spell-offer = Opfern
kriegsspiel-spell-offer-about = Ein Priesterkönig macht aus eigenen Menschen und Tieren auf seinem KF ZEH: eine je 2 RE, die sie wert sind.
kriegsspiel-spell-offer-done = Geopfert: { $figures }. Das macht { $zeh } ZEH, zusammen { $all }.
kriegsspiel-priest-beaten = { $figure } hat das Duell gegen { $target } verloren und damit alle { $zeh } ZEH.
kriegsspiel-temple-hit = Der Tempel auf { $at } hat insgesamt { $hits } Treffer.
kriegsspiel-temple-plundered = { $figure } plündert den Tempel auf { $at }: { $value } RE. Er ist entweiht.

kriegsspiel-refused-no-fortress = { $figure } ist in keiner Festung der eigenen Seite.
kriegsspiel-refused-offering = { $figure } kann nicht geopfert werden, nur eigene Menschen und Tiere auf dem KF des Königs.
kriegsspiel-refused-offering-room = Das wären { $zeh } ZEH, und der König hat nur noch Platz für { $room }.
kriegsspiel-refused-whole-fortress = Brot und Wasser gilt der ganzen Festung; ein Teil von ihr wird nicht genannt.
kriegsspiel-refused-no-god = { $figure } hat keinen Gott, den er rufen könnte.
kriegsspiel-refused-no-ability = Der Gott beherrscht { $ability } nicht; es gibt { $known }.
kriegsspiel-refused-second-priest = { $given }: Ein zweiter Priester desselben Herrschers muss neben dem ersten stehen und darf in dieser Runde nicht gezaubert haben.
kriegsspiel-refused-god-banned = Der Gott kehrte zurück, als er nicht zu halten war; in dieser Schlacht kommt er nicht wieder.
kriegsspiel-refused-god-regular = Der Gott ist ohnehin { $rounds } Runden unter den Menschen; in dieser Zeit kann er nicht gerufen werden.
kriegsspiel-refused-god-here = Der Gott ist schon auf dem Schlachtfeld.
kriegsspiel-refused-god-not-here = Der Gott war in der Runde davor nicht auf dem Schlachtfeld; es gibt nichts zu verlängern.
kriegsspiel-refused-god-longer = Ein Aufenthalt wird höchstens { $most }-mal verlängert.
kriegsspiel-refused-god-six = Ein regulärer Aufenthalt dauert mit allen Verlängerungen höchstens { $most } Runden.
kriegsspiel-refused-inside-only = { $at }: In einem Tempel hält man sich nur im Innern auf; er hat keine Plattform.
