function villageDistances(leadsTo, metres, starts, goals) {
  const above = leadsTo.map(() => [])
  leadsTo.forEach((next, village) => {
    if (next >= 0) above[next].push(village)
  })
  const level = leadsTo.map(() => 0)
  const distance = leadsTo.map(() => 0)
  const climb = (village) => {
    above[village].forEach((next) => {
      level[next] = level[village] + 1
      distance[next] = distance[village] + metres[next]
      climb(next)
    })
  }
  climb(0)
  const jumps = [leadsTo.map((next) => Math.max(next, 0))]
  while (2 ** jumps.length < leadsTo.length) {
    const half = jumps.at(-1)
    jumps.push(half.map((next) => half[next]))
  }
  const meet = (a, b) => {
    let [low, high] = level[a] < level[b] ? [a, b] : [b, a]
    for (let k = jumps.length - 1; k >= 0; k--) if (level[high] - level[low] >= 2 ** k) high = jumps[k][high]
    for (let k = jumps.length - 1; k >= 0; k--)
      if (jumps[k][low] !== jumps[k][high]) [low, high] = [jumps[k][low], jumps[k][high]]
    return low === high ? low : jumps[0][low]
  }
  return starts.map((start, k) => distance[start] + distance[goals[k]] - 2 * distance[meet(start, goals[k])])
}
