function shortestRides(first, second, stops) {
  let [a, b] = [first, second]
  let metres = 0
  for (const stop of stops) {
    metres += Math.min(Math.abs(stop - a), Math.abs(stop - b))
    if (Math.abs(stop - a) <= Math.abs(stop - b)) a = stop
    else b = stop
  }
  return metres
}
