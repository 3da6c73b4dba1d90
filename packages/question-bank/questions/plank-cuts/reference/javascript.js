function cheapestCuts(length, marks) {
  const ends = [0, ...marks, length]
  // cost[i][j] is the smallest cost of all cuts between ends i and j.
  const cost = ends.map(() => new Array(ends.length).fill(0))
  for (let span = 2; span < ends.length; span++) {
    for (let i = 0; i + span < ends.length; i++) {
      const j = i + span
      let least = Number.POSITIVE_INFINITY
      for (let cut = i + 1; cut < j; cut++) least = Math.min(least, cost[i][cut] + cost[cut][j])
      cost[i][j] = least + ends[j] - ends[i]
    }
  }
  return cost[0][ends.length - 1]
}
