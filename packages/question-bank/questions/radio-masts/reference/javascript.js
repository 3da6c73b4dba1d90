function mastPlans(size, blocked) {
  const isBlocked = Array.from({ length: size }, () => new Array(size).fill(false))
  for (const [row, column] of blocked) isBlocked[row][column] = true
  const columns = new Set()
  const sums = new Set()
  const differences = new Set()
  let plans = 0
  const place = (row) => {
    if (row === size) {
      plans++
      return
    }
    for (let column = 0; column < size; column++) {
      if (isBlocked[row][column] || columns.has(column)) continue
      if (sums.has(row + column) || differences.has(row - column)) continue
      columns.add(column)
      sums.add(row + column)
      differences.add(row - column)
      place(row + 1)
      columns.delete(column)
      sums.delete(row + column)
      differences.delete(row - column)
    }
  }
  place(0)
  return plans
}
