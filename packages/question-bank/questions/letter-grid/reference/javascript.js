function hasWord(grid, word) {
  const cells = grid.map((row) => [...row])
  const findFrom = (i, j, at) => {
    if (cells[i]?.[j] !== word[at]) return false
    if (at === word.length - 1) return true
    // An empty cell is on the path already.
    cells[i][j] = ''
    const isFound =
      findFrom(i + 1, j, at + 1) || findFrom(i - 1, j, at + 1) || findFrom(i, j + 1, at + 1) || findFrom(i, j - 1, at + 1)
    cells[i][j] = word[at]
    return isFound
  }
  return cells.some((row, i) => row.some((_, j) => findFrom(i, j, 0)))
}
