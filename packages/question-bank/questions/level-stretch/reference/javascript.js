function longestLevel(heights, soil) {
  // Metres that are higher than all later metres of the stretch, from `top` on.
  const high = []
  let top = 0
  let start = 0
  let sum = 0
  let longest = 0
  for (let end = 0; end < heights.length; end++) {
    while (high.length > top && heights[high[high.length - 1]] <= heights[end]) high.pop()
    high.push(end)
    sum += heights[end]
    while (heights[high[top]] * (end - start + 1) - sum > soil) {
      sum -= heights[start]
      if (high[top] === start) top++
      start++
    }
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}
