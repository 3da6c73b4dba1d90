function completeSets(log) {
  const countOf = (plays, leastLength) => {
    const sums = [0]
    const lastAt = new Map()
    let freshFrom = 0
    let highest = 0
    let sets = 0
    for (const [end, piece] of plays.entries()) {
      sums.push(sums[end] + piece)
      freshFrom = Math.max(freshFrom, (lastAt.get(piece) ?? -1) + 1)
      lastAt.set(piece, end)
      if (piece === 1) highest = 1
      else if (highest > 0) highest = Math.max(highest, piece)
      const start = end - highest + 1
      if (highest < leastLength || start < freshFrom) continue
      if (sums[end + 1] - sums[start] === (highest * (highest + 1)) / 2) sets++
    }
    return sets
  }
  return countOf(log, 1) + countOf(log.toReversed(), 2)
}
