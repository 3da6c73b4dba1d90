function cheapestWay(costs) {
  const from = (i, j) => {
    if (i >= costs.length || j >= costs[0].length || costs[i][j] < 0) return Number.POSITIVE_INFINITY
    if (i === costs.length - 1 && j === costs[0].length - 1) return costs[i][j]
    return costs[i][j] + Math.min(from(i + 1, j), from(i, j + 1))
  }
  const cheapest = from(0, 0)
  return cheapest === Number.POSITIVE_INFINITY ? -1 : cheapest
}
