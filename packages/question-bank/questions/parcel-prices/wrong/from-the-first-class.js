function parcelPrices(limits, prices, parcels) {
  const result = []
  for (const weight of parcels) {
    let found = 0
    while (found < limits.length && limits[found] < weight) found++
    result.push(found < limits.length ? prices[found] : -1)
  }
  return result
}
