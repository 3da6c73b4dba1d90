function mastPlans(size, blocked) {
  const fields = new Set(blocked.map(([row, column]) => row * size + column))
  const columns = new Set()
  const sums = new Set()
  let plans = 0
  const place = (row) => {
    if (row === size) {
      plans++
      return
    }
    for (let column = 0; column < size; column++) {
      if (fields.has(row * size + column) || columns.has(column) || sums.has(row + column)) continue
      columns.add(column)
      sums.add(row + column)
      place(row + 1)
      columns.delete(column)
      sums.delete(row + column)
    }
  }
  place(0)
  return plans
}
