function transportRate(loads, speeds, most) {
  const trucks = speeds.map((speed, truck) => ({ speed, load: loads[truck] }))
  trucks.sort((a, b) => b.speed - a.speed)
  let best = 0
  for (let slowest = most - 1; slowest < trucks.length; slowest++) {
    const faster = trucks.slice(0, slowest + 1).map(({ load }) => load)
    faster.sort((a, b) => b - a)
    let sum = 0
    for (let i = 0; i < most; i++) sum += faster[i]
    best = Math.max(best, sum * trucks[slowest].speed)
  }
  return best
}
