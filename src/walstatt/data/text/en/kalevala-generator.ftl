# The world generator: what it refuses, and how fair the starting places are.

kalevala-generator-bounds = { $option ->
    [size] The number of large fields
    [realms] The number of realms
    [sea] The share of the sea in percent
   *[splinters] The number of splinters
} must lie between { $least } and { $most }.
kalevala-generator-seed = The seed needs 1 to { $most } characters.
kalevala-generator-crowded = There is not enough land for { $realms } realms. Fewer realms, more large fields or less sea would do.
kalevala-generator-torn = There is not enough land for the portals of { $splinters } splinters; at most { $most } are possible.
kalevala-fairness-place = { $capital }: { $land } small fields of land, trade centres { $value } RE; room to grow { $room } large fields with { $natives } RE; next capital { $rival } large fields away
kalevala-fairness-spread = Between the best and the worst place lie, in percent of the average: land { $land }, trade centres { $value }, room to grow { $room }, trade centres there { $natives }, distance to the next capital { $rival }
