function shortestRides(first, second, stops) {
  let [a, b] = [first, second]
  let metres = 0
  for (const [i, stop] of stops.entries()) {
    const next = stops[i + 1] ?? stop
    const byA = Math.abs(stop - a) + Math.min(Math.abs(next - stop), Math.abs(next - b))
    const byB = Math.abs(stop - b) + Math.min(Math.abs(next - stop), Math.abs(next - a))
    metres += Math.abs(stop - (byA <= byB ? a : b))
    if (byA <= byB) a = stop
    else b = stop
  }
  return metres
}
