function cheapestCuts(length, marks) {
  const ends = [0, ...marks, length]
  const memo = ends.map(() => [])
  function cost(i, j) {
    if (j - i < 2) return 0
    if (memo[i][j] !== undefined) return memo[i][j]
    let least = Infinity
    for (let cut = i + 1; cut < j; cut++) least = Math.min(least, cost(i, cut) + cost(cut, j))
    memo[i][j] = least + ends[j] - ends[i]
    return memo[i][j]
  }
  return cost(0, ends.length - 1)
}
