function timesShown(presses, pattern) {
  let lit = 0
  let times = 0
  for (const lamps of presses) {
    lit ^= lamps
    if (lit === pattern) times++
  }
  return times
}
