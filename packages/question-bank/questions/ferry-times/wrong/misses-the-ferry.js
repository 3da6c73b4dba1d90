function earliestArrival(islands, starts, ends, minutes, periods) {
  const lines = Array.from({ length: islands }, () => [])
  for (let i = 0; i < starts.length; i++) {
    lines[starts[i]].push(i)
    lines[ends[i]].push(i)
  }
  const arrival = new Array(islands).fill(Infinity)
  arrival[0] = 0
  let reachedNow = [0]
  while (reachedNow.length > 0) {
    const improved = new Set()
    for (const island of reachedNow) {
      for (const line of lines[island]) {
        const next = starts[line] + ends[line] - island
        const departure = island === 0 ? 0 : (Math.floor(arrival[island] / periods[line]) + 1) * periods[line]
        if (departure + minutes[line] >= arrival[next]) continue
        arrival[next] = departure + minutes[line]
        improved.add(next)
      }
    }
    reachedNow = [...improved]
  }
  return arrival[islands - 1] === Infinity ? -1 : arrival[islands - 1]
}
