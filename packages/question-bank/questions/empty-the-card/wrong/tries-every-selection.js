function fewestItems(prices, balance) {
  const fewest = (i, left) => {
    if (left === 0) return 0
    if (i === prices.length || left < 0) return Number.POSITIVE_INFINITY
    return Math.min(fewest(i + 1, left), 1 + fewest(i + 1, left - prices[i]))
  }
  const items = fewest(0, balance)
  return items === Number.POSITIVE_INFINITY ? -1 : items
}
