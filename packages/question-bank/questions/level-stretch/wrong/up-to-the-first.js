function longestLevel(heights, soil) {
  let longest = 0
  for (let start = 0; start < heights.length; start++) {
    let used = 0
    let end = start
    while (end < heights.length && heights[end] <= heights[start] && used + heights[start] - heights[end] <= soil) {
      used += heights[start] - heights[end]
      end++
    }
    longest = Math.max(longest, end - start)
  }
  return longest
}
