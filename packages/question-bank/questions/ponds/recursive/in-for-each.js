function largestPond(terrain) {
  const map = terrain.map((row) => [...row])
  let size = 0
  const fill = (i, j) => {
    if (map[i]?.[j] !== '~') return
    map[i][j] = '.'
    size++
    const steps = [[-1, 0], [1, 0], [0, -1], [0, 1]]
    steps.forEach(([down, right]) => {
      fill(i + down, j + right)
    })
  }
  let largest = 0
  map.forEach((row, i) =>
    row.forEach((_, j) => {
      size = 0
      fill(i, j)
      largest = Math.max(largest, size)
    }),
  )
  return largest
}
