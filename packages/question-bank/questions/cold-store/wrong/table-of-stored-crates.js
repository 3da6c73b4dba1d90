function tradeProfit(prices) {
  let best = [0]
  for (const price of prices) {
    const next = [...best, best.at(-1) - price]
    for (let stored = 0; stored < best.length; stored++) {
      if (stored > 0) next[stored] = Math.max(next[stored], best[stored - 1] - price)
      if (stored + 1 < best.length) next[stored] = Math.max(next[stored], best[stored + 1] + price)
    }
    best = next
  }
  return Math.max(...best)
}
