function fewestItems(prices, balance) {
  const fewest = new Array(balance + 1).fill(Number.POSITIVE_INFINITY)
  fewest[0] = 0
  for (const price of prices) {
    for (let amount = balance; amount >= price; amount--) {
      const items = fewest[amount - price] + 1
      if (items < fewest[amount]) fewest[amount] = items
    }
  }
  return fewest[balance] === Number.POSITIVE_INFINITY ? -1 : fewest[balance]
}
