function punctualRun(delays, limit, excused) {
  let late = 0
  let length = 0
  let longest = 0
  for (const delay of delays) {
    if (delay > limit) late++
    if (late > excused) {
      late = 0
      length = 0
    } else {
      length++
      longest = Math.max(longest, length)
    }
  }
  return longest
}
