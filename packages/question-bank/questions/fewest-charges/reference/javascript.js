function fewestStops(stations, distance, reach) {
  let lastFull = 0
  let passed = 0
  let stops = 0
  for (const next of [...stations, distance]) {
    if (next - lastFull > reach) {
      if (next - passed > reach) return -1
      lastFull = passed
      stops++
    }
    passed = next
  }
  return stops
}
