function highestIncome(seconds, prices, length) {
  const memo = seconds.map(() => new Map())
  const from = (spot, left) => {
    if (spot === seconds.length) return 0
    if (memo[spot].has(left)) return memo[spot].get(left)
    let best = from(spot + 1, left)
    if (seconds[spot] <= left) best = Math.max(best, prices[spot] + from(spot + 1, left - seconds[spot]))
    memo[spot].set(left, best)
    return best
  }
  return from(0, length)
}
