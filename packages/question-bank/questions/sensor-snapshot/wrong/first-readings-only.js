function shortestPeriod(readings) {
  const firsts = readings.map((times) => times[0])
  const earliest = firsts.reduce((a, b) => Math.min(a, b))
  const latest = firsts.reduce((a, b) => Math.max(a, b))
  return [earliest, latest]
}
