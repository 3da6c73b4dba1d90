function shortestRides(first, second, stops) {
  // One courier stands at `at`; the other at places[k], with at least ridden[k] metres behind them.
  let at = first
  const places = [second]
  const ridden = [0]
  for (const stop of stops) {
    const onward = Math.abs(stop - at)
    let least = Number.POSITIVE_INFINITY
    for (let k = 0; k < places.length; k++) {
      least = Math.min(least, ridden[k] + Math.abs(stop - places[k]))
      ridden[k] += onward
    }
    places.push(at)
    ridden.push(least)
    at = stop
  }
  return ridden.reduce((a, b) => Math.min(a, b))
}
