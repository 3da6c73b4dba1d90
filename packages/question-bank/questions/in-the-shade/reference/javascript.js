function inTheShade(heights) {
  const taller = []
  return heights.map((height, i) => {
    while (taller.length > 0 && heights[taller.at(-1)] <= height) taller.pop()
    const distance = taller.length > 0 ? i - taller.at(-1) : 0
    taller.push(i)
    return distance
  })
}
