function mastPlans(size, blocked) {
  const taken = new Set(blocked.map(([row, column]) => row * size + column))
  let plans = 0
  const order = (columns) => {
    if (columns.length === size) {
      const sums = new Set(columns.map((column, row) => row + column))
      const differences = new Set(columns.map((column, row) => row - column))
      const isFree = columns.every((column, row) => !taken.has(row * size + column))
      if (isFree && sums.size === size && differences.size === size) plans++
      return
    }
    for (let column = 0; column < size; column++) {
      if (!columns.includes(column)) order([...columns, column])
    }
  }
  order([])
  return plans
}
