# Lesarten von Festlegungen
kalevala-refused-sham-letter = Unter dem Namen { $under } wird hier nur im Boten geschrieben, nicht in Briefen.
kalevala-letter-unread = Euer Brief an { $to } liegt bei der Spielleitung, bis sie ihn gelesen hat.
kalevala-unread-letter = Brief von { $sender } an { $to }: Geht er hinaus?
kalevala-refused-pages = Mehr als { $most } Seiten im Boten nimmt die Spielleitung in einer Zeit nicht an.
kalevala-pages = „{ $title }“ von { $realm }: Wie viele Seiten sind das?
kalevala-refused-page-count = Seiten zählen in Vierteln, von 0,25 bis { $most }.
kalevala-refused-centres-first = Aus den HZ kommen { $least } RE, die nur in GF mit HZ stehen dürfen; dort sind es { $wanted }.
kalevala-in-debt = { $re } RE Unterhalt bleibt ihr schuldig; sie stehen in der nächsten Rechnung.
kalevala-bill-debt = Schulden der letzten GR
kalevala-held = { $place } ist gehalten, gehört aber erst nach einer ganzen GR zum Reich.
kalevala-roll-scout-destroyed = Werden die entdeckten Späher vernichtet?
kalevala-standing-repeated = Von euch kam kein Papier; wiederholt wird, was zuletzt galt: { $lines }
kalevala-revoked = { $giver } widerruft die Erlaubnis für { $to }: { $whole ->
    [yes] im ganzen Reich
   *[no] { $places }
}. Niemand zieht mehr ein; wer dort steht, hat noch GR { $last } Zeit zu gehen.
kalevala-refused-nothing-to-revoke = Eine solche Erlaubnis für { $to }, die noch zu widerrufen wäre, gibt es nicht.
kalevala-repair-price = { $realm } repariert in { $place }: { $pieces }. Was kostet das?
kalevala-refused-repair-price = Eine Reparatur kostet hier 0 bis { $most } RE.
kalevala-refused-too-many-goods = Ein neues Reich hat höchstens { $most } Kulturgüter.
cli-kalevala-option-page = Zeichen auf einer Seite des Boten, ohne Angabe 3000; damit legt die Runde fest, wie lang eine Seite ist
cli-kalevala-page = Eine Seite des Boten: von 1 bis { $most } Zeichen, nicht { $given }.
web-founding-page = Zeichen auf einer Seite des Boten
