function shortestRides(first, second, stops) {
  let [left, right] = [Math.min(first, second), Math.max(first, second)]
  const middle = (left + right) / 2
  let metres = 0
  for (const stop of stops) {
    metres += Math.abs(stop - (stop <= middle ? left : right))
    if (stop <= middle) left = stop
    else right = stop
  }
  return metres
}
