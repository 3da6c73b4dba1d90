function cheapestEdits(before, after, insertCost, deleteCost, replaceCost) {
  const from = (row, column) => {
    if (row === before.length) return (after.length - column) * insertCost
    if (column === after.length) return (before.length - row) * deleteCost
    if (before[row] === after[column]) return from(row + 1, column + 1)
    return Math.min(
      replaceCost + from(row + 1, column + 1),
      deleteCost + from(row + 1, column),
      insertCost + from(row, column + 1),
    )
  }
  return from(0, 0)
}
