function inTheShade(heights: number[]): number[] {
  const taller: number[] = []
  return heights.map((height, i) => {
    while (taller.length > 0 && heights[taller[taller.length - 1]] <= height) taller.pop()
    const distance = taller.length > 0 ? i - taller[taller.length - 1] : 0
    taller.push(i)
    return distance
  })
}
