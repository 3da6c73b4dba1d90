function punctualRun(delays, limit, excused) {
  let late = 0
  let left = 0
  let longest = 0
  for (let right = 0; right < delays.length; right++) {
    if (delays[right] >= limit) late++
    while (late > excused) {
      if (delays[left] >= limit) late--
      left++
    }
    longest = Math.max(longest, right - left + 1)
  }
  return longest
}
