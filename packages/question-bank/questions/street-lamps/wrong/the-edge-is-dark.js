function fewestLamps(houses, reach) {
  let litUntil = -1
  let lamps = 0
  for (const house of [...houses].sort((a, b) => a - b)) {
    if (house < litUntil) continue
    litUntil = house + 2 * reach
    lamps++
  }
  return lamps
}
