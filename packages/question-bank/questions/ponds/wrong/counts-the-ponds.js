function largestPond(terrain) {
  const cells = terrain.map((row) => [...row])
  let ponds = 0
  for (let i = 0; i < cells.length; i++) {
    for (let j = 0; j < cells[0].length; j++) {
      if (cells[i][j] !== '~') continue
      ponds++
      const pond = [[i, j]]
      cells[i][j] = '.'
      for (const [row, column] of pond) {
        for (const [a, b] of [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]]) {
          if (cells[a]?.[b] !== '~') continue
          cells[a][b] = '.'
          pond.push([a, b])
        }
      }
    }
  }
  return ponds
}
