function buildMinutes(minutes, steps, needs) {
  const end = [...minutes]
  for (let round = 0; round <= minutes.length; round++) {
    let isChanged = false
    for (let k = 0; k < steps.length; k++) {
      const earliest = end[needs[k]] + minutes[steps[k]]
      if (earliest <= end[steps[k]]) continue
      end[steps[k]] = earliest
      isChanged = true
    }
    if (!isChanged) return end.reduce((a, b) => Math.max(a, b))
  }
  return -1
}
