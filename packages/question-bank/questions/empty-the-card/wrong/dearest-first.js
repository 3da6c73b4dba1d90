function fewestItems(prices, balance) {
  let left = balance
  let items = 0
  for (const price of [...prices].sort((a, b) => b - a)) {
    if (price > left) continue
    left -= price
    items++
  }
  return left === 0 ? items : -1
}
