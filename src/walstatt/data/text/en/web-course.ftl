# A battle that is over, once more on the hex table.
web-course-line-up = Line-up
web-course-round = End of KR { $round }
web-course-turn = KR { $round }: after the turn of { $name }
web-course-back = Back
web-course-next = On
web-course-play = Play
web-course-stop = Stop
web-course-moment = Moment of the battle
web-desk-read = Read a report as it went out
