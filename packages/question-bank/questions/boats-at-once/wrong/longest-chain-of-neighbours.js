function mostBoats(arrivals, departures) {
  const boats = arrivals.map((arrival, i) => [arrival, departures[i]]).sort((a, b) => a[0] - b[0])
  let run = 0
  let most = 0
  for (let i = 0; i < boats.length; i++) {
    run = i > 0 && boats[i][0] < boats[i - 1][1] ? run + 1 : 1
    most = Math.max(most, run)
  }
  return most
}
