# What the game master makes: special figures, special roles, items, secrets, requests, own words.

kalevala-report-court = From the court

# special figures
kalevala-figure = Special figure { $symbol } ({ $name }): { $price ->
    [0] cannot be armed
   *[other] { $price } RE
}, upkeep { $upkeep } RE for { $together }, { $room } REH, { $pace ->
    [0] marches like people on foot
   *[other] { $pace } GF in a GR
}, { $gp } GP. { $words }
kalevala-means-special = { $name }
kalevala-figure-retired = There is no special figure { $symbol } ({ $name }) any more.
kalevala-upkeep-special = Upkeep of special figures: { $re } RE.
kalevala-paper-special-marked = { $symbol }: special figures are neither auxiliaries nor guards.
kalevala-refused-closed-terrain = The terrain keeps { $symbol } from getting to { $place }.
kalevala-refused-symbol-taken = The symbol “{ $symbol }” is taken.
kalevala-refused-no-figure = There is no special figure { $symbol }. There are: { $figures }.
kalevala-refused-figure-in-use = { $symbol } is still in the field or in the last list.

# special roles
kalevala-role = Your special role permits: { $powers }.
kalevala-role-all = You rule like all others now and may write anything.
kalevala-refused-power = “{ $power }” is no kind of paper. Possible: { $powers }.
kalevala-refused-role = This is no part of your special role. Permitted: { $powers }.

# items
kalevala-item-held = { $item } ({ $name }) is borne by { $bearer } in { $place }. { $words }
kalevala-item-lies = { $item } ({ $name }) lies hidden on { $field }.
kalevala-item-hidden = { $item } ({ $name }) now lies hidden on { $field }.
kalevala-item-gone = { $item } ({ $name }) is no longer with you; it was last in { $place }.
kalevala-item-lost = { $item } ({ $name }) is lost with its bearer: { $realm }, { $place }.
kalevala-item-discovery = Scouts of { $realm } were on { $field }. Do they find { $item } ({ $name })?
kalevala-item-found = On { $field } lies hidden: { $item } ({ $name }).
kalevala-paper-unknown-item = You have no item “{ $item }”.
kalevala-refused-item-strange = You have no item “{ $item }” and know of none.
kalevala-refused-no-item = There is no item { $item }. There are: { $items }.
kalevala-refused-item-borne = Somebody bears { $item }: { $realm } in { $place }.
kalevala-refused-item-where = An item goes to a figure (realm, place and bearer) or to a small field.
kalevala-refused-item-bearer = { $symbol } can bear nothing; only people can.
kalevala-refused-item-gone = { $item } does not lie on { $field } any more.
kalevala-refused-item-elsewhere = { $item } is not there but in { $place }.
kalevala-refused-item-not-hidden = { $item } lies hidden nowhere.
kalevala-refused-items-new = { $symbol }: items are handed over, they do not come with a figure.

# the book of secrets
kalevala-secret-open = { $realm } could open “{ $title }”, layer { $layer }: “{ $words }”
kalevala-secret-learned = You now know a secret, “{ $title }”: { $words }
kalevala-secret-known = Secret “{ $title }”, layer { $layer }, known since { $since }
kalevala-revealed = It is revealed to you how things are in { $place }.
kalevala-refused-no-secret = There is no secret { $secret } in the book. In it are: { $secrets }.
kalevala-refused-no-layer = { $secret } has only { $layers } layers.
kalevala-refused-secret-about = A secret belongs to a place, a figure or an item, not to several of them.
kalevala-refused-secret-nowhere = { $secret }: only a secret with a place or a figure can be scouted.
kalevala-refused-secret-halves = { $secret }: a saying has exactly two halves.
kalevala-refused-reveal-what = One thing is revealed: a secret, an item or a place.

# requests
kalevala-grant-used = Request { $number } (“{ $title }”) is used up by this.
kalevala-grant-cited = { $realm } cites request { $number } (“{ $title }”) in line { $line }.
kalevala-refused-whose-request = Several realms have a request { $number }: { $realms }.
kalevala-refused-requests-most = { $most } open requests wait already.
kalevala-refused-thread-most = Enough has been written about request { $number }.
kalevala-refused-grant-unknown = You have made no request { $number }.
kalevala-refused-grant-used = Request { $number } is used up.
kalevala-refused-grant-not-given = Request { $number } is not granted.

# other acts
kalevala-renamed = { $was } is now called { $name }.
kalevala-invader = You are an invader now: { $sort ->
    [pirate] a pirate
   *[nomad] a nomad
}.
kalevala-invader-no-more = You are no invader any more.
kalevala-founded = The trade centre in { $place } is founded.
kalevala-refused-no-act = There is no “{ $kind }”. There are: { $kinds }.
kalevala-refused-name-signs = “{ $name }” is no good as a name: signs such as : / # * and the words “an”, “aus”, “als” would be misread.
kalevala-refused-no-ruler = { $realm } is no ruler.
kalevala-refused-nobodys = { $place } belongs to nobody.
kalevala-refused-no-site = No trade centre is possible in { $place }.

# his own hand
kalevala-own-words = { $words }
kalevala-remark = Remark of the game master: { $words }
kalevala-words-for = Own words for { $realm }: { $line }
kalevala-refused-own-words = Here stands a text of at most { $most } characters.

# the form of acts
kalevala-act-missing = { $where }: “{ $field }” is missing.
kalevala-act-unknown = { $where }: there is no “{ $field }” here.
kalevala-act-choice = { $where }: “{ $given }” is not possible here.
kalevala-act-type = { $where }: here goes { $wanted ->
    [text] a text
    [number] a number
    [yes-no] true or false
    [list] a list
    [object] an object
   *[other] something else
}.
kalevala-act-form = { $where } has not the form that is needed here.
