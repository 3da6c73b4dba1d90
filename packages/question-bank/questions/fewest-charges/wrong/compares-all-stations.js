function fewestStops(stations, distance, reach) {
  const places = [0, ...stations, distance]
  const fewest = new Array(places.length).fill(Number.POSITIVE_INFINITY)
  fewest[0] = 0
  for (let i = 1; i < places.length; i++) {
    for (let j = 0; j < i; j++) {
      if (places[i] - places[j] <= reach) fewest[i] = Math.min(fewest[i], fewest[j] + 1)
    }
  }
  const answer = fewest[places.length - 1]
  return answer === Number.POSITIVE_INFINITY ? -1 : answer - 1
}
