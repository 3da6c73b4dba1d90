function villageDistances(leadsTo, metres, starts, goals) {
  return starts.map((start, k) => {
    let a = start
    let b = goals[k]
    let distance = 0
    while (a !== b) {
      if (a < b) [a, b] = [b, a]
      distance += metres[a]
      a = leadsTo[a]
    }
    return distance
  })
}
