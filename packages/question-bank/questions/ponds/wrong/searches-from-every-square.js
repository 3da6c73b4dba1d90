function largestPond(terrain) {
  const rows = terrain.length
  const columns = terrain[0].length
  let largest = 0
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      if (terrain[i][j] !== '~') continue
      const isCounted = Array.from({ length: rows }, () => new Array(columns).fill(false))
      isCounted[i][j] = true
      const pond = [[i, j]]
      for (const [row, column] of pond) {
        for (const [a, b] of [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]]) {
          if (terrain[a]?.[b] !== '~' || isCounted[a][b]) continue
          isCounted[a][b] = true
          pond.push([a, b])
        }
      }
      largest = Math.max(largest, pond.length)
    }
  }
  return largest
}
