function cheapestNights(fees, reach) {
  const memo = new Map()
  const from = (hut) => {
    if (hut + reach >= fees.length) return 0
    if (memo.has(hut)) return memo.get(hut)
    let best = Infinity
    fees.slice(hut + 1, hut + 1 + reach).forEach((fee, index) => {
      best = Math.min(best, fee + from(hut + 1 + index))
    })
    memo.set(hut, best)
    return best
  }
  return from(-1)
}
