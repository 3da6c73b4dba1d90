function longestSteady(readings, spread) {
  let first = 0
  let longest = 0
  for (let last = 0; last < readings.length; last++) {
    while (true) {
      let lowest = readings[last]
      let highest = readings[last]
      for (let i = first; i < last; i++) {
        lowest = Math.min(lowest, readings[i])
        highest = Math.max(highest, readings[i])
      }
      if (highest - lowest <= spread) break
      first++
    }
    longest = Math.max(longest, last - first + 1)
  }
  return longest
}
