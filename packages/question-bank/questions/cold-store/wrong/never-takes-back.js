function tradeProfit(prices) {
  const bought = []
  let profit = 0
  for (const price of prices) {
    bought.sort((a, b) => b - a)
    if (bought.length > 0 && bought.at(-1) < price) profit += price - bought.pop()
    else bought.push(price)
  }
  return profit
}
