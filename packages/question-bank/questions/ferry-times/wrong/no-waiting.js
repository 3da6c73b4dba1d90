function earliestArrival(islands, starts, ends, minutes, periods) {
  const arrival = new Array(islands).fill(Infinity)
  arrival[0] = 0
  const improve = (from, to, time) => {
    if (arrival[from] + time >= arrival[to]) return false
    arrival[to] = arrival[from] + time
    return true
  }
  for (let round = 0; round < Math.min(islands, 20); round++)
    for (let i = 0; i < periods.length; i++) {
      improve(starts[i], ends[i], minutes[i])
      improve(ends[i], starts[i], minutes[i])
    }
  return arrival[islands - 1] === Infinity ? -1 : arrival[islands - 1]
}
