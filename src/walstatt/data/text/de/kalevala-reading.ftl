### Was ein Herrscher über sein Reich liest: Würfelglück, Geschichte, Urkunden.
kalevala-report-luck = Würfelglück
kalevala-luck-title = Was für euch gewürfelt wurde
kalevala-luck-what = Wurf
kalevala-luck-about = Worum es ging
kalevala-luck-faces = Würfel
kalevala-luck-sum = Summe
kalevala-luck-needed = Nötig
kalevala-luck-odds = Zu erwarten
kalevala-luck-came = Gelungen
kalevala-luck-at-least = ab { $needed }
kalevala-luck-percent = { $percent } %
kalevala-luck-mean = im Mittel { $mean }
kalevala-luck-decimal = { $whole },{ $rest }
kalevala-luck-came-is = { $came ->
    [yes] ja
   *[no] nein
  }
kalevala-luck-both = { $one } { $two }
kalevala-luck-tried = { $number ->
    [one] Ein Wurf
   *[other] { $number } Würfe
  } auf Gelingen: { $came } gelungen, zu erwarten { $expected }.
kalevala-luck-summed = { $number ->
    [one] Ein Wurf
   *[other] { $number } Würfe
  } auf die Summe: { $total } Augen, zu erwarten { $expected }.
kalevala-story-letter = Ein Brief von { $sender } ist gekommen.
kalevala-story-newsletter = Der Rag-Bote ist erschienen.
kalevala-letter-pages = Brief von { $sender } an { $to } mit beigelegten Seiten: Geht er hinaus?
kalevala-document-permission = { $giver } erlaubt { $to }, von GR { $since } bis GR { $until } { $whole ->
    [yes] im ganzen Reich{ $narrowed ->
        [yes] {" "}außer { $without }
       *[no] {""}
    }
   *[no] in { $places }
  } zu stehen und zu ziehen.
kalevala-document-fief = { $lord } gibt { $holder } das Land { $place } zu Lehen, von GR { $since } bis GR { $until }.
kalevala-document-deed = { $giver } übergibt an { $to } in { $place }{ $land ->
    [yes] {" "}das Land selbst für { $rounds } GR
   *[no] : { $what }
  }{ $conditional ->
    [yes] , gegen { $against }
   *[no] {""}
  }.
letter-page-too-large = Die Seite ist zu groß: höchstens { $most } MB.
letter-page-pixels = Das Bild hat zu viele Punkte: höchstens { $most } Millionen.
letter-page-unreadable = Das lässt sich nicht als Seite lesen. Es gehen: { $formats }.
letter-page-locked = Die PDF-Datei ist verschlossen.
letter-page-sheets = Eine PDF-Datei darf 1 bis { $most } Seiten haben.
letter-page-too-much = In der PDF-Datei steckt mehr, als ein Brief tragen kann.
letter-page-too-many = In dieser Phase sind schon { $most } Seiten eingereicht.
kalevala-abbreviation-hz = HZ: Handelszentrum
