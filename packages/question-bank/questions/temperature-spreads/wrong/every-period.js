function totalSpread(readings) {
  let total = 0
  for (let first = 0; first < readings.length; first++) {
    let highest = readings[first]
    let lowest = readings[first]
    for (let last = first + 1; last < readings.length; last++) {
      highest = Math.max(highest, readings[last])
      lowest = Math.min(lowest, readings[last])
      total += highest - lowest
    }
  }
  return total
}
