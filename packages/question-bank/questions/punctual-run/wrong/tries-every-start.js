function punctualRun(delays, limit, excused) {
  let longest = 0
  for (let start = 0; start < delays.length; start++) {
    let late = 0
    for (let end = start; end < delays.length; end++) {
      if (delays[end] > limit) late++
      if (late > excused) break
      longest = Math.max(longest, end - start + 1)
    }
  }
  return longest
}
