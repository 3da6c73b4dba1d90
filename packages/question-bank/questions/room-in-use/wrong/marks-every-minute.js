function minutesInUse(bookings) {
  const inUse = new Set()
  for (const [start, end] of bookings) {
    for (let minute = start; minute < end; minute++) inUse.add(minute)
  }
  return inUse.size
}
