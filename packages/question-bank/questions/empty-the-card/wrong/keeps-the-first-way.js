function fewestItems(prices, balance) {
  const items = new Array(balance + 1).fill(-1)
  items[0] = 0
  for (const price of prices) {
    for (let amount = balance; amount >= price; amount--) {
      if (items[amount] < 0 && items[amount - price] >= 0) items[amount] = items[amount - price] + 1
    }
  }
  return items[balance]
}
