function longestSteady(readings, spread) {
  let longest = 0
  for (let first = 0; first < readings.length; first++) {
    let lowest = readings[first]
    let highest = readings[first]
    for (let last = first; last < readings.length; last++) {
      lowest = Math.min(lowest, readings[last])
      highest = Math.max(highest, readings[last])
      if (highest - lowest > spread) break
      longest = Math.max(longest, last - first + 1)
    }
  }
  return longest
}
