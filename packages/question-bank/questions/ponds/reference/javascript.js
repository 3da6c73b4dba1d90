function largestPond(terrain) {
  const isCounted = terrain.map((row) => new Array(row.length).fill(false))
  let largest = 0
  for (let i = 0; i < terrain.length; i++) {
    for (let j = 0; j < terrain[0].length; j++) {
      const pond = []
      const visit = (row, column) => {
        if (terrain[row]?.[column] !== '~' || isCounted[row][column]) return
        isCounted[row][column] = true
        pond.push([row, column])
      }
      visit(i, j)
      for (const [row, column] of pond) {
        visit(row - 1, column)
        visit(row + 1, column)
        visit(row, column - 1)
        visit(row, column + 1)
      }
      largest = Math.max(largest, pond.length)
    }
  }
  return largest
}
