function shortestWalks(houses, stops) {
  const walk = houses.map(() => [])
  const walkOf = (first, last) => {
    if (first >= last) return 0
    walk[first][last] ??= walkOf(first + 1, last - 1) + houses[last] - houses[first]
    return walk[first][last]
  }
  const memo = houses.map(() => [])
  const from = (first, left) => {
    if (first === houses.length) return 0
    if (left === 0) return Infinity
    if (memo[first][left] !== undefined) return memo[first][left]
    let least = Infinity
    for (let last = first; last < houses.length; last++)
      least = Math.min(least, walkOf(first, last) + from(last + 1, left - 1))
    memo[first][left] = least
    return least
  }
  return from(0, stops)
}
