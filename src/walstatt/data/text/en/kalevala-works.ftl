# canals and passes
kalevala-works-closed = Canals and passes in { $place } are not paid for and closed in this great round.
kalevala-works-decayed = Canals and passes in { $place } are not paid for the second time and decay.
kalevala-refused-no-works = You have neither canal nor pass in { $place }.
kalevala-refused-work-paid = { $field } is paid already.
kalevala-map-closed = KF { $kf } is closed but neither canal nor built pass.

# repairs
kalevala-repaired = Repaired in { $place } for { $re } RE: { $pieces }.
kalevala-refused-nobody-repairs = Nobody is in { $place } who could repair anything.

# scouting
kalevala-ee-left = { $used ->
    [one] One EE is on its way
    *[other] { $used } EE are on their way
}, { $left ->
    [0] none is
    [one] one is
    *[other] { $left } are
} left in this great round.
kalevala-refused-hidden-warrior = The warriors in { $place } belong to a group and cannot scout.
kalevala-refused-no-scouts = Nobody in { $place } can scout: wizards, merchants and priests cannot.
kalevala-detected-nameless = Foreign scouts were found and destroyed in { $place }.
kalevala-met-scouts = In { $place } your scouts met scouts of { $others }.
