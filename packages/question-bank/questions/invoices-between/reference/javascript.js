function invoicesBetween(days, ranges) {
  const countBefore = (day) => {
    let [low, high] = [0, days.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (days[middle] < day) low = middle + 1
      else high = middle
    }
    return low
  }
  return ranges.map(([from, to]) => countBefore(to + 1) - countBefore(from))
}
