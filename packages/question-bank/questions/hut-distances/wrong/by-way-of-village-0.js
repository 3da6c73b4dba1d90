function villageDistances(leadsTo, metres, starts, goals) {
  const distance = [0]
  for (let village = 1; village < leadsTo.length; village++) {
    distance.push(distance[leadsTo[village]] + metres[village])
  }
  return starts.map((start, k) => (start === goals[k] ? 0 : distance[start] + distance[goals[k]]))
}
