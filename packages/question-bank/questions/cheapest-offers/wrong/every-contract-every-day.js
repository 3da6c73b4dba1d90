function lowestPrices(starts, ends, prices, days) {
  return days.map((day) => {
    let lowest = -1
    for (let i = 0; i < starts.length; i++) {
      const isValid = starts[i] <= day && day <= ends[i]
      if (isValid && (lowest < 0 || prices[i] < lowest)) lowest = prices[i]
    }
    return lowest
  })
}
