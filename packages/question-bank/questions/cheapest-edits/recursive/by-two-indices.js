function cheapestEdits(before, after, insertCost, deleteCost, replaceCost) {
  const memo = new Map()
  const from = (i, j) => {
    if (i === before.length) return (after.length - j) * insertCost
    if (j === after.length) return (before.length - i) * deleteCost
    const key = i + ',' + j
    if (memo.has(key)) return memo.get(key)
    const value = before[i] === after[j]
      ? from(i + 1, j + 1)
      : Math.min(
          deleteCost + from(i + 1, j),
          insertCost + from(i, j + 1),
          replaceCost + from(i + 1, j + 1),
        )
    memo.set(key, value)
    return value
  }
  return from(0, 0)
}
