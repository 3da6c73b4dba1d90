function cheapestWay(costs) {
  const memo = new Map()
  const from = (i, j) => {
    if (i === costs.length || j === costs[0].length || costs[i][j] === -1) return Infinity
    if (i === costs.length - 1 && j === costs[0].length - 1) return costs[i][j]
    const key = `${i},${j}`
    if (!memo.has(key)) memo.set(key, costs[i][j] + Math.min(from(i + 1, j), from(i, j + 1)))
    return memo.get(key)
  }
  const least = from(0, 0)
  return least === Infinity ? -1 : least
}
