function earliestArrival(islands, starts, ends, minutes, periods) {
  const lines = Array.from({ length: islands }, () => [])
  for (let i = 0; i < starts.length; i++) {
    lines[starts[i]].push(i)
    lines[ends[i]].push(i)
  }
  const arrival = new Array(islands).fill(-1)
  arrival[0] = 0
  const queue = [0]
  for (const island of queue) {
    for (const line of lines[island]) {
      const next = starts[line] + ends[line] - island
      if (arrival[next] >= 0) continue
      arrival[next] = Math.ceil(arrival[island] / periods[line]) * periods[line] + minutes[line]
      queue.push(next)
    }
  }
  return arrival[islands - 1]
}
