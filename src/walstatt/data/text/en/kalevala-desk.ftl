### What lies before the game master, and what he does with letters.
kalevala-awarded = For what you did you get { $oeh } OEH. { $why }
kalevala-forgiven = Papers that you missed are forgiven.
kalevala-refused-full-note = The note on “{ $secret }” is full; it has no more than { $most } characters.
kalevala-desk-vacant = nobody rules ({ $how ->
    [death] died
    [abdication] abdicated
   *[departure] left
})
kalevala-desk-away = on leave until { $until }{ $said ->
    [yes] : { $words }
   *[no] {""}
}
kalevala-desk-owes = account { $balance }: mail is held
kalevala-desk-low = account { $balance }: not enough for the next great round
kalevala-desk-missed = { $times ->
    [one] one paper missed
   *[other] { $times } papers missed
}
kalevala-refused-hard-cut = In this world nothing counts that came after the deadline, whoever allows it.
kalevala-deputy-named = { $deputy } may write for { $realm } from { $since } to { $until }.
kalevala-deputy-acted = { $deputy } has written for { $realm }, who is away: “{ $words }”
kalevala-refused-no-deputies = In this world nobody acts for a ruler who is away.
kalevala-refused-deputy = { $deputy } cannot be a deputy: only another ruler can.
kalevala-not-deputy = { $realm } has not chosen you as deputy for this phase.
kalevala-refused-deputy-line = Line { $number } of what is written for the absent one cannot be read: { $why }
kalevala-free-text = { $realm } writes in free text: “{ $words }” Which lines does it stand for? Without any it has no effect.
kalevala-free-text-read = The game master has read your free text ({ $words }) as: { $lines }.
kalevala-warning-free-text = Goes to the game master as free text; as a line it cannot be read: { $why }
kalevala-refused-free-text = Lines of a paper are wanted, as one text.
kalevala-everything-held = Your account is below nothing: all that you were to be told is held until it is balanced.
kalevala-step-held-post = What debtors are not told yet
