function invoicesBetween(days, ranges) {
  const countBefore = (day) => {
    let low = 0
    let high = days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (days[middle] < day) low = middle + 1
      else high = middle
    }
    return low
  }
  return ranges.map(([from, to]) => countBefore(to) - countBefore(from))
}
