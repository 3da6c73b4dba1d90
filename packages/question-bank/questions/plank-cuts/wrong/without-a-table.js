function cheapestCuts(length, marks) {
  const ends = [0, ...marks, length]
  const cost = (i, j) => {
    if (j - i < 2) return 0
    let least = Number.POSITIVE_INFINITY
    for (let cut = i + 1; cut < j; cut++) least = Math.min(least, cost(i, cut) + cost(cut, j))
    return least + ends[j] - ends[i]
  }
  return cost(0, ends.length - 1)
}
