function shortestPeriod(readings) {
  const events = readings.flatMap((times, sensor) => times.map((time) => [time, sensor])).sort((a, b) => a[0] - b[0])
  const counts = readings.map(() => 0)
  let missing = readings.length
  let first = 0
  let best = null
  for (const [time, sensor] of events) {
    if (counts[sensor]++ === 0) missing--
    while (missing === 0) {
      const [begin, leaving] = events[first++]
      if (best === null || time - begin <= best[1] - best[0]) best = [begin, time]
      if (--counts[leaving] === 0) missing++
    }
  }
  return best
}
