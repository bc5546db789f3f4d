# readings of rulings
kalevala-refused-sham-letter = Under the name of { $under } nothing but the newsletter is written here, no letters.
kalevala-letter-unread = Your letter to { $to } lies with the game master until it has been read.
kalevala-unread-letter = Letter from { $sender } to { $to }: does it go out?
kalevala-refused-pages = The game master takes no more than { $most } pages for the newsletter in one Zeit.
kalevala-pages = “{ $title }” by { $realm }: how many pages is that?
kalevala-refused-page-count = Pages are counted in quarters, from 0.25 to { $most }.
kalevala-refused-centres-first = { $least } RE come from trade centres and may stand only where there is one; there are { $wanted }.
kalevala-in-debt = You owe { $re } RE of upkeep; they stand in the next bill.
kalevala-bill-debt = debts of the GR before
kalevala-held = { $place } is held, but belongs to the realm only after a whole GR.
kalevala-roll-scout-destroyed = Are the detected scouts destroyed?
kalevala-standing-repeated = No paper came from you; what stood before is repeated: { $lines }
kalevala-revoked = { $giver } withdraws the permission for { $to }: { $whole ->
    [yes] the whole realm
   *[no] { $places }
}. Nobody enters any more; who stands there has GR { $last } to leave.
kalevala-refused-nothing-to-revoke = There is no such permission for { $to } that could still be withdrawn.
kalevala-repair-price = { $realm } repairs in { $place }: { $pieces }. What does it cost?
kalevala-refused-repair-price = Here a repair costs 0 to { $most } RE.
kalevala-refused-too-many-goods = A new realm has at most { $most } culture goods.
cli-kalevala-option-page = characters on a page of the newsletter, 3000 if nothing is said; with it the table settles how long a page is
cli-kalevala-page = A page of the newsletter: from 1 to { $most } characters, not { $given }.
web-founding-page = Characters on a page of the newsletter
