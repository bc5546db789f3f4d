### What a ruler reads about the realm: luck, story, documents.
kalevala-report-luck = Luck with dice
kalevala-luck-title = What was rolled for you
kalevala-luck-what = Roll
kalevala-luck-about = About
kalevala-luck-faces = Dice
kalevala-luck-sum = Sum
kalevala-luck-needed = Needed
kalevala-luck-odds = To be expected
kalevala-luck-came = Succeeded
kalevala-luck-at-least = { $needed } or more
kalevala-luck-percent = { $percent }%
kalevala-luck-mean = { $mean } on average
kalevala-luck-decimal = { $whole }.{ $rest }
kalevala-luck-came-is = { $came ->
    [yes] yes
   *[no] no
  }
kalevala-luck-both = { $one } { $two }
kalevala-luck-tried = { $number ->
    [one] One roll
   *[other] { $number } rolls
  } for success: { $came } succeeded, { $expected } to be expected.
kalevala-luck-summed = { $number ->
    [one] One roll
   *[other] { $number } rolls
  } for the sum: { $total } pips, { $expected } to be expected.
kalevala-story-letter = A letter from { $sender } has come.
kalevala-story-newsletter = The newsletter is out.
kalevala-letter-pages = Letter from { $sender } to { $to } with pages enclosed: does it go out?
kalevala-document-permission = { $giver } lets { $to } stand and move { $whole ->
    [yes] in the whole realm{ $narrowed ->
        [yes] {" "}but { $without }
       *[no] {""}
    }
   *[no] in { $places }
  } from GR { $since } to GR { $until }.
kalevala-document-fief = { $lord } gives { $holder } the land { $place } as a fief, from GR { $since } to GR { $until }.
kalevala-document-deed = { $giver } hands over to { $to } in { $place }{ $land ->
    [yes] {" "}the land itself for { $rounds } GR
   *[no] : { $what }
  }{ $conditional ->
    [yes] , against { $against }
   *[no] {""}
  }.
letter-page-too-large = The page is too large: { $most } MB at most.
letter-page-pixels = The picture has too many pixels: { $most } million at most.
letter-page-unreadable = This cannot be read as a page. What works: { $formats }.
letter-page-locked = The PDF file is locked.
letter-page-sheets = A PDF file may have 1 to { $most } pages.
letter-page-too-much = There is more in the PDF file than a letter can carry.
letter-page-too-many = { $most } pages have been sent in for this phase already.
kalevala-abbreviation-hz = HZ: trade centre
