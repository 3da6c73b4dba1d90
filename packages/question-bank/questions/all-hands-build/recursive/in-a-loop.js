function buildMinutes(minutes, steps, needs) {
  const needsOf = minutes.map(() => [])
  for (let k = 0; k < steps.length; k++) needsOf[steps[k]].push(needs[k])
  const ends = new Array(minutes.length).fill(0)
  const isOpen = new Array(minutes.length).fill(false)
  function endOf(step) {
    if (ends[step] > 0) return ends[step]
    if (isOpen[step]) return Infinity
    isOpen[step] = true
    let start = 0
    for (const need of needsOf[step]) start = Math.max(start, endOf(need))
    isOpen[step] = false
    ends[step] = start + minutes[step]
    return ends[step]
  }
  let latest = 0
  for (let step = 0; step < minutes.length; step++) latest = Math.max(latest, endOf(step))
  return latest === Infinity ? -1 : latest
}
