function highestIncome(seconds, prices, length) {
  const order = seconds.map((_, i) => i).sort((a, b) => prices[b] / seconds[b] - prices[a] / seconds[a])
  let left = length
  let income = 0
  for (const i of order) {
    if (seconds[i] > left) continue
    left -= seconds[i]
    income += prices[i]
  }
  return income
}
