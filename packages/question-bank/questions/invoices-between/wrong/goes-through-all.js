function invoicesBetween(days, ranges) {
  const counts = []
  for (const [from, to] of ranges) {
    let count = 0
    for (let i = 0; i < days.length; i++) if (days[i] >= from && days[i] <= to) count++
    counts.push(count)
  }
  return counts
}
