function shortestWalks(houses, stops) {
  const count = houses.length
  // The total walk of the houses from `first` to `last` to a stop in front of the middle one.
  const walks = houses.map(() => new Array(count).fill(0))
  for (let last = 1; last < count; last++)
    for (let first = last - 1; first >= 0; first--) {
      const inner = first + 1 < last ? walks[first + 1][last - 1] : 0
      walks[first][last] = inner + houses[last] - houses[first]
    }
  let best = walks[0]
  for (let stop = 2; stop <= stops; stop++) {
    const next = [...best]
    for (let last = 1; last < count; last++)
      for (let first = 1; first <= last; first++) next[last] = Math.min(next[last], best[first - 1] + walks[first][last])
    best = next
  }
  return best[count - 1]
}
