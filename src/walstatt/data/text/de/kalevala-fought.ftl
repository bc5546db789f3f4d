kalevala-warning-line-idle = { $place }: „{ $order }“ wird nie ausgeführt: Die Bedingung kann nicht eintreten, oder eine Zeile davor gilt immer, wenn diese gilt.
