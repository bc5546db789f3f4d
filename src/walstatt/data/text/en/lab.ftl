# The laboratory: many games at once

lab-arena-game = the game, for instance aofs
lab-arena-bot = computer opponent: { $known }
lab-arena-games = number of games; two at a time on the same table with sides swapped
lab-arena-seed = the seed of the first pair; every further pair has the next one
lab-arena-size = points of each army
lab-arena-lists = army lists of the two sides; otherwise all that come with the program in turn, the same for both
lab-arena-jobs = number of processes (all cores otherwise)

lab-arena-unknown-game = There is no arena for the game “{ $given }”; there is one for: { $known }.
lab-arena-unknown-bot = There is no computer opponent “{ $given }”; known are: { $known }.
lab-arena-at-least-one = { $option } must be at least 1, not { $given }.
lab-arena-no-lists = No army list that comes with the program has { $size } points.
lab-arena-many-lists = --lists names two lists at most, not { $given }.
lab-arena-unknown-list = There is no army list “{ $given }” of { $size } points; known are: { $known }.
lab-arena-crashed = Game { $number } broke off: { $problem }
lab-arena-again = Play it again: { $call }

lab-arena-column-bot = opponent
lab-arena-column-wins = wins
lab-arena-column-score = mean score
lab-arena-column-thinking = thinking per game (s)

lab-arena-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $draws } of them drawn (seed { $seed }).
lab-arena-share = { $bot } wins { $share } % of the games; with 95 % confidence between { $low } % and { $high } %.
lab-arena-time = { $seconds } s per game.
core-still = A position that is only looked at.

lab-balance-games = games per pairing, an even number; two each on the same table with sides swapped
lab-balance-lists = only these lists; otherwise all that come with the program
lab-balance-markdown = print the table for a document
lab-balance-unknown-game = The balance of “{ $given }” cannot be measured; it can for: { $known }.
lab-balance-odd = --games must be even so that each list sits on each side equally often; { $given } is odd.
lab-balance-lists-wrong = At least two different lists are needed, none twice; given are: { $given }.
lab-balance-column-list = list
lab-balance-column-all = all
lab-balance-summary = { $games } games, { $each } per pairing (seed { $seed }). Figures: percent of games won as the row sees them, a draw is half a win.
lab-balance-outside = { $number ->
    [0] Every list wins between 40 and 60 %.
   *[other] Not between 40 and 60 %: { $lists }.
}
lab-balance-uneven = { $number ->
    [0] No pairing is worse than 30 : 70.
   *[other] Worse than 30 : 70: { $pairings }.
}
