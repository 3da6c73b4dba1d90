function shortestPeriod(readings) {
  const chosen = readings.map(() => 0)
  const total = readings.reduce((sum, times) => sum + times.length, 0)
  let best = null
  for (let step = 0; step < total; step++) {
    let earliest = 0
    let latest = 0
    for (let sensor = 0; sensor < readings.length; sensor++) {
      const time = readings[sensor][chosen[sensor]]
      if (time < readings[earliest][chosen[earliest]]) earliest = sensor
      latest = Math.max(latest, time)
    }
    const begin = readings[earliest][chosen[earliest]]
    if (best === null || latest - begin < best[1] - best[0]) best = [begin, latest]
    chosen[earliest]++
    if (chosen[earliest] === readings[earliest].length) break
  }
  return best
}
