function shortestRides(first, second, stops) {
  const shortest = (a, b, i) => {
    if (i === stops.length) return 0
    const stop = stops[i]
    return Math.min(Math.abs(stop - a) + shortest(stop, b, i + 1), Math.abs(stop - b) + shortest(a, stop, i + 1))
  }
  return shortest(first, second, 0)
}
