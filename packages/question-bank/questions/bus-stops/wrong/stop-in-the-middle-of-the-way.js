function shortestWalks(houses, stops) {
  const count = houses.length
  const walks = houses.map((start, first) =>
    houses.map((end, last) => {
      const stop = Math.floor((start + end) / 2)
      let total = 0
      for (let i = first; i <= last; i++) total += Math.abs(houses[i] - stop)
      return total
    }),
  )
  let best = walks[0]
  for (let stop = 2; stop <= stops; stop++) {
    const next = [...best]
    for (let last = 1; last < count; last++)
      for (let first = 1; first <= last; first++) next[last] = Math.min(next[last], best[first - 1] + walks[first][last])
    best = next
  }
  return best[count - 1]
}
