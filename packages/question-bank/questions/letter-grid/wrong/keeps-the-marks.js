function hasWord(grid, word) {
  const cells = grid.map((row) => [...row])
  const findFrom = (i, j, at) => {
    if (cells[i]?.[j] !== word[at]) return false
    if (at === word.length - 1) return true
    cells[i][j] = ''
    return (
      findFrom(i + 1, j, at + 1) || findFrom(i - 1, j, at + 1) || findFrom(i, j + 1, at + 1) || findFrom(i, j - 1, at + 1)
    )
  }
  for (let i = 0; i < grid.length; i++) {
    for (let j = 0; j < grid[0].length; j++) if (findFrom(i, j, 0)) return true
  }
  return false
}
