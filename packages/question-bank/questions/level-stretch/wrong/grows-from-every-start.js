function longestLevel(heights, soil) {
  let longest = 0
  for (let start = 0; start < heights.length; start++) {
    let highest = 0
    let sum = 0
    for (let end = start; end < heights.length; end++) {
      highest = Math.max(highest, heights[end])
      sum += heights[end]
      if (highest * (end - start + 1) - sum > soil) break
      longest = Math.max(longest, end - start + 1)
    }
  }
  return longest
}
