function fewestStops(stations, distance, reach) {
  let passed = 0
  for (const next of [...stations, distance]) {
    if (next - passed > reach) return -1
    passed = next
  }
  return Math.ceil(distance / reach) - 1
}
