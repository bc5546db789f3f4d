# Schlachten in Prosa: wie es begann, wie es ging, was daraus wurde.
kalevala-tale-and = { $first } und { $last }
kalevala-tale-comma = { $first }, { $last }
kalevala-tale-count = { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}
kalevala-tale-nth = { $n ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
    [10] zehnten
    [11] elften
   *[12] zwölften
}
kalevala-tale-warriors = { $n ->
    [1] einen Krieger
    [2] zwei Krieger
    [3] drei Krieger
    [4] vier Krieger
    [5] fünf Krieger
    [6] sechs Krieger
    [7] sieben Krieger
    [8] acht Krieger
    [9] neun Krieger
    [10] zehn Krieger
    [11] elf Krieger
    [12] zwölf Krieger
   *[other] { $n } Krieger
}
kalevala-tale-people = { $n ->
    [1] eine weitere Figur
    [2] zwei weitere Figuren
    [3] drei weitere Figuren
    [4] vier weitere Figuren
    [5] fünf weitere Figuren
    [6] sechs weitere Figuren
   *[other] { $n } weitere Figuren
}
kalevala-tale-animals = { $n ->
    [1] ein Tier
    [2] zwei Tiere
    [3] drei Tiere
    [4] vier Tiere
    [5] fünf Tiere
    [6] sechs Tiere
   *[other] { $n } Tiere
}
kalevala-tale-devices = { $n ->
    [1] ein Kampfgerät
    [2] zwei Kampfgeräte
    [3] drei Kampfgeräte
    [4] vier Kampfgeräte
    [5] fünf Kampfgeräte
    [6] sechs Kampfgeräte
   *[other] { $n } Kampfgeräte
}
kalevala-tale-vessels = { $n ->
    [1] ein Schiff
    [2] zwei Schiffe
    [3] drei Schiffe
    [4] vier Schiffe
    [5] fünf Schiffe
    [6] sechs Schiffe
   *[other] { $n } Schiffe
}

## Wie es begann

kalevala-tale-opening-1 = { $many ->
    [1] { $attackers } zog gegen { $defenders } ins Feld; um { $place } wurde gekämpft.
   *[other] { $attackers } zogen gegen { $defenders } ins Feld; um { $place } wurde gekämpft.
}
kalevala-tale-opening-2 = Um { $place } kam es zur Schlacht: { $many ->
    [1] { $attackers } griff an, und { $defenders } { $others ->
        [1] stellte
       *[other] stellten
    } sich zur Wehr.
   *[other] { $attackers } griffen an, und { $defenders } { $others ->
        [1] stellte
       *[other] stellten
    } sich zur Wehr.
}
kalevala-tale-opening-3 = { $others ->
    [1] { $defenders } hielt { $place }, als
   *[other] { $defenders } hielten { $place }, als
} { $many ->
    [1] { $attackers } mit Heeresmacht heranrückte.
   *[other] { $attackers } mit Heeresmacht heranrückten.
}
kalevala-tale-clash-1 = Um { $place } stießen { $names } aufeinander.
kalevala-tale-clash-2 = { $names } trafen bei { $place } aufeinander, und keiner wich aus.
kalevala-tale-force-1 = { $name } führte { $troops } ins Feld.
kalevala-tale-force-2 = { $name } bot { $troops } auf.
kalevala-tale-force-against-1 = { $name } hatte { $troops } zur Stelle.
kalevala-tale-force-against-2 = Auf der Seite von { $name } zählte man { $troops }.
kalevala-tale-force-against-3 = { $name } konnte { $troops } aufbieten.
kalevala-tale-superior-1 = { $many ->
    [1] An Stärke war { $names } weit überlegen.
   *[other] An Stärke waren { $names } weit überlegen.
}
kalevala-tale-superior-2 = Es war ein ungleicher Kampf: Die Übermacht lag klar bei { $names }.
kalevala-tale-better-1 = { $many ->
    [1] Etwas stärker war { $names }.
   *[other] Etwas stärker waren { $names }.
}
kalevala-tale-better-2 = Der Vorteil lag bei { $names }.
kalevala-tale-even-1 = Die Kräfte hielten sich die Waage.
kalevala-tale-even-2 = Keine Seite war der anderen deutlich überlegen.
kalevala-tale-even-3 = Stärke stand gegen Stärke, und alles war offen.
kalevala-tale-ground = { $letter ->
    [T] Gekämpft wurde im offenen Tiefland.
    [t] Gekämpft wurde zwischen den Bäumen des Tieflands.
    [d] Gekämpft wurde im Sand der Wüste.
    [s] Gekämpft wurde im Sumpf, wo jeder Schritt schwer war.
    [m] Gekämpft wurde im Dickicht der Mangroven.
    [e] Gekämpft wurde auf dem Eis des Tieflands.
    [H] Gekämpft wurde im freien Hochland.
    [h] Gekämpft wurde in den Wäldern des Hochlands.
    [D] Gekämpft wurde in der Wüste des Hochlands.
    [S] Gekämpft wurde in den Sümpfen des Hochlands.
    [M] Gekämpft wurde im Dschungel des Hochlands.
    [E] Gekämpft wurde auf dem Eis des Hochlands.
    [B] Gekämpft wurde im Bergland.
    [b] Gekämpft wurde in den Wäldern des Berglands.
    [w] Gekämpft wurde in der Wüste des Berglands.
    [G] Gekämpft wurde auf den Pässen des Gebirges.
   *[W] Gekämpft wurde auf dem Wasser.
}
kalevala-tale-walls = { $houses ->
    [0] Mauern durchschnitten das Feld.
    [1] Ein Bauwerk beherrschte das Feld.
   *[other] Feste Bauwerke beherrschten das Feld.
}

## Wie es ging

kalevala-tale-when = { $gap ->
    [same] Noch in derselben Runde
    [next] Eine Runde darauf
   *[other] In der { $nth } Runde
}
kalevala-tale-first-blood-1 = Das erste Blut floss in der { $nth } Runde: { $figure } von { $name } { $how ->
    [arrow] fiel durch einen Pfeil.
    [water] ertrank.
    [hunger] starb vor Hunger.
    [mishap] kam um.
   *[blade] wurde erschlagen.
}
kalevala-tale-first-blood-2 = In der { $nth } Runde wurde es ernst. Als Erster { $how ->
    [arrow] sank { $figure } von { $name } unter einem Pfeil nieder.
    [water] versank { $figure } von { $name } im Wasser.
    [hunger] erlag { $figure } von { $name } dem Hunger.
    [mishap] verunglückte { $figure } von { $name }.
   *[blade] fiel { $figure } von { $name } im Handgemenge.
}
kalevala-tale-first-blood-3 = Bis zur { $nth } Runde ging es unblutig zu; dann { $how ->
    [arrow] traf ein Pfeil { $figure } von { $name } tödlich.
    [water] nahm das Wasser { $figure } von { $name }.
    [hunger] forderte der Hunger mit { $figure } von { $name } das erste Opfer.
    [mishap] verlor { $name } durch ein Unglück { $figure }.
   *[blade] verlor { $name } im Nahkampf { $figure }.
}
kalevala-tale-bloodless = Kein Hieb traf und kein Pfeil: Man stand sich gegenüber, und niemand fiel im Kampf.
kalevala-tale-breach-1 = { $when } war auf { $at } eine Bresche geschlagen.
kalevala-tale-breach-2 = { $when } brach auf { $at } die Mauer oder das Tor.
kalevala-tale-collapse = { $when } stürzte das Bauwerk auf { $at } ein.
kalevala-tale-site-1 = { $when } fiel das Handelszentrum von { $gf } an { $name }.
kalevala-tale-site-2 = { $when } setzte sich { $name } im Handelszentrum von { $gf } fest.
kalevala-tale-fort-1 = { $when } nahm { $name } das Bauwerk auf { $at } ein.
kalevala-tale-fort-2 = { $when } war das Bauwerk auf { $at } in der Hand von { $name }.
kalevala-tale-flight-1 = { $when } wandten sich Leute von { $name } zur Flucht.
kalevala-tale-flight-2 = { $when } begannen Truppen von { $name } zu weichen.
kalevala-tale-sinking = { $when } sank bei { $at } ein Schiff.
kalevala-tale-hero = { $figure } von { $name } streckte allein { $said-number } Gegner nieder.
kalevala-tale-toll = { $lost ->
    [0] Mehr als Menschen zählten dabei Tiere und Gerät.
    [1] Bei { $others } fiel oder floh einer, bei { $names } { $own ->
        [0] niemand.
        [1] auch nur einer.
       *[other] { $said-own }.
    }
   *[other] Bei { $others } fielen oder flohen { $said-lost }, bei { $names } { $own ->
        [0] niemand.
        [1] nur einer.
       *[other] { $said-own }.
    }
}
kalevala-tale-reversal-1 = Zunächst hatte es gegen { $names } gestanden. { $when } wendete sich das Blatt. { $toll }
kalevala-tale-reversal-2 = Vieles sprach schon gegen { $names }. { $when } kam die Wende. { $toll }
kalevala-tale-breakthrough-1 = { $when } neigte sich die Waage zugunsten von { $names }. { $toll }
kalevala-tale-breakthrough-2 = { $when } wandte sich das Glück { $names } zu. { $toll }
kalevala-tale-no-turn-1 = Einen Wendepunkt gab es nicht: Keine Seite kam weiter als die andere.
kalevala-tale-no-turn-2 = So blieb bis zuletzt alles in der Schwebe.

## Was daraus wurde

kalevala-tale-quick-1 = Ein einziger Ansturm brachte die Entscheidung.
kalevala-tale-quick-2 = Lange währte der Kampf nicht.
kalevala-tale-quick-3 = Es war schnell vorüber.
kalevala-tale-hand = Der Spielleiter hat diese Schlacht selbst geführt.
kalevala-tale-held-1 = { $rounds ->
    [0] Am Ende
    [1] Nach einer Runde
   *[other] Nach { $said-rounds } Runden
} { $many ->
    [1] behauptete
   *[other] behaupteten
} { $names } das Feld.
kalevala-tale-held-2 = { $rounds ->
    [0] Schließlich
    [1] Schon nach einer Runde
   *[other] Nach { $said-rounds } Runden
} war das Feld in der Hand von { $names }.
kalevala-tale-held-3 = { $rounds ->
    [0] Am Schluss
    [1] Nach einer Runde
   *[other] Nach { $said-rounds } Runden
} war alles entschieden: Auf dem Feld { $many ->
    [1] stand
   *[other] standen
} nur noch { $names }.
kalevala-tale-undecided-1 = { $rounds ->
    [0] Eine Entscheidung fiel nicht; auf dem Feld stehen noch { $names }.
   *[other] Auch nach { $said-rounds } Runden war nichts entschieden; auf dem Feld stehen noch { $names }.
}
kalevala-tale-undecided-2 = { $rounds ->
    [0] Niemand hat gesiegt; { $names } stehen einander weiter gegenüber.
   *[other] Nach { $said-rounds } Runden ließ man voneinander ab, ohne dass jemand gesiegt hätte; { $names } stehen einander weiter gegenüber.
}
kalevala-tale-nobody-left = Am Ende stand niemand mehr auf dem Feld.
kalevala-tale-loss-none-1 = { $name } verlor keinen einzigen Kämpfer.
kalevala-tale-loss-none-2 = Auf der Seite von { $name } fiel niemand.
kalevala-tale-loss-some-1 = { $name } verlor { $dead ->
    [1] einen
   *[other] { $said-dead }
} von { $said-all } Kämpfern.
kalevala-tale-loss-some-2 = Von den { $said-all } Kämpfern, die { $name } hatte, { $dead ->
    [1] ging einer verloren.
   *[other] gingen { $said-dead } verloren.
}
kalevala-tale-loss-all-1 = { $all ->
    [1] { $name } verlor den einzigen Kämpfer, der zur Stelle war.
   *[other] { $name } verlor alle { $said-all } Kämpfer.
}
kalevala-tale-loss-all-2 = Von den Leuten von { $name } blieb niemand übrig.
kalevala-tale-fled = { $people ->
    [1] Ein Kämpfer von { $name } entkam nach { $places }.
   *[other] Nach { $places } entkamen { $said-people } Kämpfer von { $name }.
}
kalevala-tale-booty = { $name } erbeutete { $troops }.
kalevala-tale-enslaved = { $name } war der Sklaven wegen gekommen und überwältigte dafür { $number ->
    [1] einen Gegner.
   *[other] { $said-number } Gegner.
}
kalevala-tale-plundered = { $name } plünderte das Handelszentrum von { $place }.
kalevala-tale-razed = Das Handelszentrum von { $place } wurde geschleift.
kalevala-tale-collapsed = Vom Bauwerk auf { $place } ist nichts geblieben.
kalevala-tale-gained = { $name } gewann { $places }.
kalevala-tale-divided = { $many ->
    [1] { $places } ist von nun an geteilt.
   *[other] { $places } sind von nun an geteilt.
}
kalevala-tale-unchanged = Kein Land wechselte den Besitzer.
