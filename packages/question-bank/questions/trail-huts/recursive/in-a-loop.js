function cheapestNights(fees, reach) {
  const memo = new Map()
  const from = (hut) => {
    if (hut >= fees.length) return 0
    if (memo.has(hut)) return memo.get(hut)
    let best = hut + reach > fees.length - 1 ? 0 : Infinity
    for (let next = hut + 1; next <= hut + reach && next < fees.length; next++)
      best = Math.min(best, fees[next] + from(next))
    memo.set(hut, best)
    return best
  }
  return from(-1)
}
