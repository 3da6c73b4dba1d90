function longestSteady(readings, spread) {
  let length = 0
  let longest = 0
  for (let i = 0; i < readings.length; i++) {
    const isSteady = i > 0 && Math.abs(readings[i] - readings[i - 1]) <= spread
    length = isSteady ? length + 1 : 1
    longest = Math.max(longest, length)
  }
  return longest
}
