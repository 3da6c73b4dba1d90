function cheapestNights(fees, reach) {
  const cheapestFrom = (at) => {
    if (at + reach >= fees.length) return 0
    let cheapest = Infinity
    for (let hut = at + 1; hut <= at + reach; hut++) cheapest = Math.min(cheapest, fees[hut] + cheapestFrom(hut))
    return cheapest
  }
  return cheapestFrom(-1)
}
