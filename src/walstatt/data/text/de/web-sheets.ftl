web-order-troop-when = wenn
web-order-step-more = Einen Befehl davor, unter Bedingung
web-order-step-away = Befehl { $number } weglassen
