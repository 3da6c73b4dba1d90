function balancedPlots(surplus) {
  const columns = surplus[0].length
  let count = 0
  for (let top = 0; top < surplus.length; top++) {
    const sums = new Array(columns).fill(0)
    for (let bottom = top; bottom < surplus.length; bottom++) {
      const seen = new Map()
      let total = 0
      for (let column = 0; column < columns; column++) {
        sums[column] += surplus[bottom][column]
        total += sums[column]
        const before = seen.get(total) ?? 0
        count += before
        seen.set(total, before + 1)
      }
    }
  }
  return count
}
