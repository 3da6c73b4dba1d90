function totalSpread(readings) {
  let total = 0
  for (let first = 0; first < readings.length; first++) {
    for (let last = first + 1; last < readings.length; last++) {
      total += Math.abs(readings[last] - readings[first])
    }
  }
  return total
}
