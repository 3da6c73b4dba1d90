function tradeProfit(prices) {
  let profit = 0
  for (let day = 1; day < prices.length; day++) profit += Math.max(0, prices[day] - prices[day - 1])
  return profit
}
