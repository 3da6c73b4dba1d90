function fewestItems(prices, balance) {
  const fewest = new Array(balance + 1).fill(Number.POSITIVE_INFINITY)
  fewest[0] = 0
  for (const price of prices) {
    for (let amount = price; amount <= balance; amount++) {
      fewest[amount] = Math.min(fewest[amount], fewest[amount - price] + 1)
    }
  }
  return fewest[balance] === Number.POSITIVE_INFINITY ? -1 : fewest[balance]
}
