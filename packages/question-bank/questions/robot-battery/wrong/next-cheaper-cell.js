function cheapestWay(costs) {
  const free = (i, j) => i < costs.length && j < costs[0].length && costs[i][j] >= 0
  let i = 0
  let j = 0
  let total = costs[0][0]
  while (i < costs.length - 1 || j < costs[0].length - 1) {
    if (!free(i + 1, j) && !free(i, j + 1)) return -1
    if (free(i + 1, j) && (!free(i, j + 1) || costs[i + 1][j] <= costs[i][j + 1])) i++
    else j++
    total += costs[i][j]
  }
  return total
}
