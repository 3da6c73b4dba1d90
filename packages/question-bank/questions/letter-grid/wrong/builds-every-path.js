function hasWord(grid, word) {
  const findFrom = (i, j, path, text) => {
    const cell = i * 100 + j
    if (grid[i]?.[j] === undefined || path.includes(cell)) return false
    const longer = text + grid[i][j]
    if (longer.length === word.length) return longer === word
    const cells = [...path, cell]
    return (
      findFrom(i + 1, j, cells, longer) ||
      findFrom(i - 1, j, cells, longer) ||
      findFrom(i, j + 1, cells, longer) ||
      findFrom(i, j - 1, cells, longer)
    )
  }
  for (let i = 0; i < grid.length; i++) {
    for (let j = 0; j < grid[0].length; j++) if (findFrom(i, j, [], '')) return true
  }
  return false
}
