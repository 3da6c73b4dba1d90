function cheapestNights(fees, reach) {
  const totals = [0]
  for (const fee of [...fees, 0]) {
    let cheapest = totals[totals.length - 1]
    for (let i = Math.max(0, totals.length - reach); i < totals.length; i++) {
      cheapest = Math.min(cheapest, totals[i])
    }
    totals.push(cheapest + fee)
  }
  return totals[totals.length - 1]
}
