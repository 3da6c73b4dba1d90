function transportRate(loads, speeds, most) {
  let best = 0
  for (let slowest = 0; slowest < speeds.length; slowest++) {
    const allowed = loads.filter((_, truck) => speeds[truck] >= speeds[slowest])
    allowed.sort((a, b) => b - a)
    let sum = 0
    for (let i = 0; i < Math.min(most, allowed.length); i++) sum += allowed[i]
    best = Math.max(best, sum * speeds[slowest])
  }
  return best
}
