function shortestRides(first, second, stops) {
  const memo = new Map()
  const from = (next, at, other) => {
    if (next === stops.length) return 0
    const key = next + ',' + at + ',' + other
    if (memo.has(key)) return memo.get(key)
    const choices = [[at, other], [other, at]].map(([rides, stays]) =>
      Math.abs(stops[next] - rides) + from(next + 1, stops[next], stays))
    memo.set(key, Math.min(...choices))
    return memo.get(key)
  }
  return from(0, first, second)
}
