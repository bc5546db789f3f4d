### What one arrives with.
web-chamber-now = Great round { $gr }, phase { $phase } of 4.
web-chamber-now-about = { $phase ->
    [no-armament] Now one moves and scouts: tap a large field of your own and choose an order. New armament comes in the next great round; RE that still lie there can be converted. Who wants nothing hands in “bleiben”.
    [1] Now one arms, moves and scouts: tap a large field of your own and choose an order. Who wants nothing hands in “bleiben”.
    [2] The scouts are under way: what they have found comes when this phase is evaluated. Only letters, treaties and permissions are written; an empty paper will do.
    [3] Now one enters: land that your scouts have seen in phase 1. Caravans that go abroad and hand-overs belong here, too.
   *[4] Now is carried out what was declared in phase 3; only letters, treaties and permissions are written. An empty paper will do.
  }
web-chamber-news = A phase has been evaluated.
web-chamber-corrected = The game master has corrected: { $phases }.
web-chamber-corrected-read = Read the corrections
web-world-corrected = Corrected on { $moment }: what no longer holds, and what does
web-chamber-news-read = Read what happened
kalevala-story-hindered = { $ee ->
    [0] None of yours got
   *[other] EE { $ee } did not get
} to { $place }. { $obstacle }.
kalevala-story-scouted = { $ee ->
    [0] Without an EE you have
   *[other] EE { $ee } has
} seen { $place }. Owner: { $owner }; figures: { $figures }; trade centre: { $site }.
