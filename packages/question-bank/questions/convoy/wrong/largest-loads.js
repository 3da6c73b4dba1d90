function transportRate(loads, speeds, most) {
  const trucks = loads.map((load, truck) => ({ load, speed: speeds[truck] }))
  trucks.sort((a, b) => b.load - a.load || b.speed - a.speed)
  let best = 0
  let sum = 0
  let slowest = Infinity
  for (const { load, speed } of trucks.slice(0, most)) {
    sum += load
    slowest = Math.min(slowest, speed)
    best = Math.max(best, sum * slowest)
  }
  return best
}
