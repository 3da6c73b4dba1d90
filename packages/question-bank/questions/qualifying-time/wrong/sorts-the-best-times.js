function qualifyingTimes(times, places) {
  const best = []
  const shown = []
  for (const time of times) {
    best.push(time)
    best.sort((a, b) => a - b)
    if (best.length > places) best.pop()
    shown.push(best.length === places ? best[places - 1] : -1)
  }
  return shown
}
