# A battle that is over, once more on the hex table.
web-replay-line-up = Line-up
web-replay-round = End of KR { $round }
web-replay-turn = KR { $round }: after the turn of { $name }
web-replay-back = Back
web-replay-next = On
web-replay-play = Play
web-replay-stop = Stop
web-replay-moment = Moment of the battle
web-desk-read = Read a report as it went out
