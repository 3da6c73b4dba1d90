function shortestWalks(houses, stops) {
  const best = (from, left) => {
    if (from === houses.length) return 0
    if (left === 0) return Infinity
    let least = Infinity
    let walk = 0
    for (let last = from; last < houses.length; last++) {
      walk += houses[last] - houses[Math.floor((from + last) / 2)]
      least = Math.min(least, walk + best(last + 1, left - 1))
    }
    return least
  }
  return best(0, stops)
}
