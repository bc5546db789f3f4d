# Der Weltenbauer: was er ablehnt, und wie gerecht die Startplätze sind.

kalevala-generator-bounds = { $option ->
    [size] Die Zahl der Großfelder
    [realms] Die Zahl der Reiche
    [sea] Der Anteil des Meeres in Prozent
   *[splinters] Die Zahl der Splitter
} muss zwischen { $least } und { $most } liegen.
kalevala-generator-seed = Das Saatwort braucht 1 bis { $most } Zeichen.
kalevala-generator-crowded = Für { $realms } Reiche gibt es nicht genug Land. Weniger Reiche, mehr Großfelder oder weniger Meer würden helfen.
kalevala-generator-torn = Für die Portale von { $splinters } Splittern gibt es nicht genug Land; höchstens { $most } sind möglich.
kalevala-fairness-place = { $capital }: { $land } Kleinfelder Land, Handelszentren { $value } RE; Raum zum Wachsen { $room } Großfelder mit { $natives } RE; nächste Hauptstadt { $rival } Großfelder entfernt
kalevala-fairness-spread = Zwischen dem besten und dem schlechtesten Platz liegen, in Prozent des Mittels: Land { $land }, Handelszentren { $value }, Raum zum Wachsen { $room }, Handelszentren dort { $natives }, Abstand zur nächsten Hauptstadt { $rival }
