function qualifyingTimes(times, places) {
  const best = []
  const shown = []
  for (const time of times) {
    const at = best.findIndex((other) => other > time)
    best.splice(at < 0 ? best.length : at, 0, time)
    if (best.length > places) best.pop()
    shown.push(best.length === places ? best[places - 1] : -1)
  }
  return shown
}
