function invoicesBetween(days, ranges) {
  const place = (day) => {
    let low = 0
    let high = days.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      if (days[middle] === day) return { at: middle, isHit: true }
      if (days[middle] < day) low = middle + 1
      else high = middle - 1
    }
    return { at: low, isHit: false }
  }
  return ranges.map(([from, to]) => {
    const last = place(to)
    return last.at + (last.isHit ? 1 : 0) - place(from).at
  })
}
