function minutesInUse(bookings) {
  const sorted = [...bookings].sort((a, b) => a[0] - b[0])
  let total = 0
  let from = sorted[0][0]
  let until = sorted[0][1]
  for (const [start, end] of sorted) {
    if (start > until) {
      from = start
      total += until - from
      until = end
    } else {
      until = Math.max(until, end)
    }
  }
  return total + until - from
}
