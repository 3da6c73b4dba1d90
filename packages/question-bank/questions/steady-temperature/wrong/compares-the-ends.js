function longestSteady(readings, spread) {
  let first = 0
  let longest = 0
  for (let last = 0; last < readings.length; last++) {
    while (Math.abs(readings[last] - readings[first]) > spread) first++
    longest = Math.max(longest, last - first + 1)
  }
  return longest
}
