function earliestArrival(islands, starts, ends, minutes, periods) {
  const arrival = new Array(islands).fill(Infinity)
  arrival[0] = 0
  for (let round = 1; round < islands; round++) {
    for (let i = 0; i < starts.length; i++) {
      for (const [from, to] of [[starts[i], ends[i]], [ends[i], starts[i]]]) {
        const reached = Math.ceil(arrival[from] / periods[i]) * periods[i] + minutes[i]
        arrival[to] = Math.min(arrival[to], reached)
      }
    }
  }
  return arrival[islands - 1] === Infinity ? -1 : arrival[islands - 1]
}
