function parcelPrices(limits, prices, parcels) {
  return parcels.map((weight) => {
    let low = 0
    let high = limits.length
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (limits[middle] <= weight) low = middle + 1
      else high = middle
    }
    return low < limits.length ? prices[low] : -1
  })
}
