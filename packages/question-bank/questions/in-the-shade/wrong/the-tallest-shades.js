function inTheShade(heights) {
  let tallest = 0
  return heights.map((height, i) => {
    if (i === 0 || height >= heights[tallest]) {
      tallest = i
      return 0
    }
    return i - tallest
  })
}
