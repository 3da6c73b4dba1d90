function tradeProfit(prices) {
  const open = []
  let profit = 0
  for (const price of prices) {
    open.push(price)
    let cheapest = 0
    for (let i = 1; i < open.length; i++) if (open[i] < open[cheapest]) cheapest = i
    profit += price - open[cheapest]
    open[cheapest] = price
  }
  return profit
}
