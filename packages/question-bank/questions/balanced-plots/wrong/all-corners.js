function balancedPlots(surplus) {
  const columns = surplus[0].length
  const sums = [new Array(columns + 1).fill(0)]
  for (const row of surplus) {
    const above = sums[sums.length - 1]
    const next = [0]
    let total = 0
    for (let column = 0; column < columns; column++) {
      total += row[column]
      next.push(above[column + 1] + total)
    }
    sums.push(next)
  }
  let count = 0
  for (let top = 0; top < surplus.length; top++) {
    for (let bottom = top; bottom < surplus.length; bottom++) {
      for (let left = 0; left < surplus[0].length; left++) {
        for (let right = left; right < surplus[0].length; right++) {
          const below = sums[bottom + 1][right + 1] - sums[bottom + 1][left]
          if (below === sums[top][right + 1] - sums[top][left]) count++
        }
      }
    }
  }
  return count
}
