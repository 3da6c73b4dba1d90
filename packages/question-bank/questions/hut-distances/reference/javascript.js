function villageDistances(leadsTo, metres, starts, goals) {
  const level = [0]
  const distance = [0]
  for (let village = 1; village < leadsTo.length; village++) {
    level.push(level[leadsTo[village]] + 1)
    distance.push(distance[leadsTo[village]] + metres[village])
  }
  const jumps = jumpsOf(leadsTo)
  return starts.map((start, k) => {
    const turn = turningPoint(jumps, level, start, goals[k])
    return distance[start] + distance[goals[k]] - 2 * distance[turn]
  })
}

/** Where 1, 2, 4, … roads down the valley lead from every village; village 0 leads to itself. */
function jumpsOf(leadsTo) {
  const jumps = [leadsTo.map((next) => Math.max(next, 0))]
  while (2 ** jumps.length < leadsTo.length) {
    const half = jumps.at(-1)
    jumps.push(half.map((next) => half[next]))
  }
  return jumps
}

function turningPoint(jumps, level, start, goal) {
  let [a, b] = level[start] > level[goal] ? [start, goal] : [goal, start]
  for (let k = jumps.length - 1; k >= 0; k--) {
    if (level[a] - level[b] >= 2 ** k) a = jumps[k][a]
  }
  if (a === b) return a
  for (let k = jumps.length - 1; k >= 0; k--) {
    if (jumps[k][a] === jumps[k][b]) continue
    a = jumps[k][a]
    b = jumps[k][b]
  }
  return jumps[0][a]
}
