# canals and passes
kalevala-works-closed = Kanäle und Pässe in { $place } sind nicht bezahlt und in dieser Großrunde gesperrt.
kalevala-works-decayed = Kanäle und Pässe in { $place } sind zum zweiten Mal nicht bezahlt und verfallen.
kalevala-refused-no-works = In { $place } habt ihr weder Kanal noch Pass.
kalevala-refused-work-paid = { $field } ist schon bezahlt.
kalevala-map-closed = KF { $kf } ist gesperrt, aber weder Kanal noch gebauter Pass.

# repairs
kalevala-repaired = In { $place } für { $re } RE repariert: { $pieces }.
kalevala-refused-nobody-repairs = In { $place } ist niemand, der reparieren könnte.

# scouting
kalevala-ee-left = { $used ->
    [one] Eine EE ist
    *[other] { $used } EE sind
} unterwegs, { $left ->
    [0] keine bleibt
    [one] eine bleibt
    *[other] { $left } bleiben
} in dieser Großrunde.
kalevala-refused-hidden-warrior = Die Krieger in { $place } gehören zu einer Gruppe und können nicht spähen.
kalevala-refused-no-scouts = In { $place } steht niemand, der spähen kann: Zauberer, Kaufleute und Priester können es nicht.
kalevala-detected-nameless = In { $place } wurden fremde Späher entdeckt und vernichtet.
kalevala-met-scouts = In { $place } trafen eure Späher auf Späher von { $others }.
