function cheapestWay(costs) {
  const columns = costs[0].length
  // The cheapest cost of reaching each cell of the row above.
  const reached = new Array(columns).fill(Number.POSITIVE_INFINITY)
  reached[0] = 0
  for (const row of costs) {
    let left = Number.POSITIVE_INFINITY
    for (let j = 0; j < columns; j++) {
      left = row[j] < 0 ? Number.POSITIVE_INFINITY : Math.min(left, reached[j]) + row[j]
      reached[j] = left
    }
  }
  const answer = reached[columns - 1]
  return answer === Number.POSITIVE_INFINITY ? -1 : answer
}
