function qualifyingTimes(times, places) {
  const seen = new Set()
  return times.map((time) => {
    seen.add(time)
    const best = [...seen].sort((a, b) => a - b)
    return best[places - 1] ?? -1
  })
}
