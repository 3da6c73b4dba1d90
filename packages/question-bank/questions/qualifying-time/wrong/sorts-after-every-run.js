function qualifyingTimes(times, places) {
  const soFar = []
  const shown = []
  for (const time of times) {
    soFar.push(time)
    const sorted = [...soFar].sort((a, b) => a - b)
    shown.push(sorted.length >= places ? sorted[places - 1] : -1)
  }
  return shown
}
