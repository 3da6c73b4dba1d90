function longestLevel(heights, soil) {
  let highest = 0
  let start = 0
  let sum = 0
  let longest = 0
  for (let end = 0; end < heights.length; end++) {
    highest = Math.max(highest, heights[end])
    sum += heights[end]
    while (start < end && highest * (end - start + 1) - sum > soil) sum -= heights[start++]
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}
