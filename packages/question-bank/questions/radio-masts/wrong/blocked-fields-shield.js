function mastPlans(size, blocked) {
  const fields = new Set(blocked.map(([row, column]) => row * size + column))
  const chosen = []
  let plans = 0
  const isDisturbed = (row, column) => {
    for (const step of [-1, 0, 1]) {
      for (let distance = 1; distance <= row; distance++) {
        const beside = column + step * distance
        if (fields.has((row - distance) * size + beside)) break
        if (chosen[row - distance] === beside) return true
      }
    }
    return false
  }
  const place = (row) => {
    if (row === size) {
      plans++
      return
    }
    for (let column = 0; column < size; column++) {
      if (fields.has(row * size + column) || isDisturbed(row, column)) continue
      chosen[row] = column
      place(row + 1)
    }
  }
  place(0)
  return plans
}
