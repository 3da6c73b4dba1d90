function minutesInUse(bookings) {
  const used = new Set()
  for (const [start, end] of bookings) {
    for (let minute = start; minute < end; minute++) used.add(minute)
  }
  return used.size
}
