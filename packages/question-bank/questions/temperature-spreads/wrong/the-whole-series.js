function totalSpread(readings) {
  if (readings.length === 0) return 0
  let highest = readings[0]
  let lowest = readings[0]
  let total = 0
  for (const reading of readings) {
    highest = Math.max(highest, reading)
    lowest = Math.min(lowest, reading)
    total += highest - lowest
  }
  return total
}
