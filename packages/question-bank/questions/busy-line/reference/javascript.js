function busySeconds(starts, ends) {
  const order = starts.map((_, i) => i).sort((a, b) => starts[a] - starts[b])
  let busyUntil = 0
  let seconds = 0
  for (const i of order) {
    seconds += Math.max(0, ends[i] - Math.max(starts[i], busyUntil))
    busyUntil = Math.max(busyUntil, ends[i])
  }
  return seconds
}
