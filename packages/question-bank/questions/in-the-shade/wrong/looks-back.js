function inTheShade(heights) {
  const distances = []
  for (let i = 0; i < heights.length; i++) {
    let distance = 0
    for (let j = i - 1; j >= 0; j--) {
      if (heights[j] <= heights[i]) continue
      distance = i - j
      break
    }
    distances.push(distance)
  }
  return distances
}
