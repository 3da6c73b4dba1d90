function fewestLamps(houses, reach) {
  let litUntil = -1
  let lamps = 0
  while (true) {
    let next = Number.POSITIVE_INFINITY
    for (const house of houses) if (house > litUntil && house < next) next = house
    if (next === Number.POSITIVE_INFINITY) return lamps
    litUntil = next + 2 * reach
    lamps++
  }
}
