function fewestItems(prices, balance) {
  const memo = prices.map(() => new Map())
  const from = (item, left) => {
    if (left === 0) return 0
    if (left < 0 || item === prices.length) return Infinity
    if (memo[item].has(left)) return memo[item].get(left)
    const least = Math.min(from(item + 1, left), 1 + from(item + 1, left - prices[item]))
    memo[item].set(left, least)
    return least
  }
  const least = from(0, balance)
  return least === Infinity ? -1 : least
}
