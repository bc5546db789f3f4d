web-order-troop-when = if
web-order-step-more = One order before it, under a condition
web-order-step-away = Leave out order { $number }
