function lowestPrices(starts, ends, prices, days) {
  return [...days]
    .sort((a, b) => a - b)
    .map((day) => {
      const valid = prices.filter((_, i) => starts[i] <= day && day <= ends[i])
      return valid.length > 0 ? valid.reduce((a, b) => Math.min(a, b)) : -1
    })
}
