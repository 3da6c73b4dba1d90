function cheapestWay(costs) {
  const reached = new Array(costs[0].length).fill(Number.POSITIVE_INFINITY)
  reached[0] = 0
  for (const row of costs) {
    for (let j = 0; j < row.length; j++) reached[j] = Math.min(reached[j], j > 0 ? reached[j - 1] : reached[j]) + row[j]
  }
  return reached[reached.length - 1]
}
