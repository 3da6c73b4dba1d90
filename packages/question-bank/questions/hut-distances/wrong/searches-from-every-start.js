function villageDistances(leadsTo, metres, starts, goals) {
  const roads = leadsTo.map(() => [])
  for (let village = 1; village < leadsTo.length; village++) {
    roads[village].push([leadsTo[village], metres[village]])
    roads[leadsTo[village]].push([village, metres[village]])
  }
  return starts.map((start, k) => {
    const distance = new Map([[start, 0]])
    const open = [start]
    for (const village of open) {
      for (const [next, length] of roads[village]) {
        if (distance.has(next)) continue
        distance.set(next, distance.get(village) + length)
        open.push(next)
      }
    }
    return distance.get(goals[k])
  })
}
