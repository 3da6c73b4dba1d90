function longestLevel(heights, soil) {
  let start = 0
  let sum = 0
  let longest = 0
  for (let end = 0; end < heights.length; end++) {
    sum += heights[end]
    let highest = heights[end]
    for (let metre = start; metre < end; metre++) highest = Math.max(highest, heights[metre])
    while (highest * (end - start + 1) - sum > soil) {
      const leaving = heights[start]
      sum -= leaving
      start++
      if (leaving < highest) continue
      highest = heights[end]
      for (let metre = start; metre < end; metre++) highest = Math.max(highest, heights[metre])
    }
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}
