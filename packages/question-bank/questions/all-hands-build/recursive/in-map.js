function buildMinutes(minutes, steps, needs) {
  const needsOf = minutes.map(() => [])
  steps.forEach((step, k) => needsOf[step].push(needs[k]))
  const ends = new Map()
  const endOf = (step) => {
    if (ends.has(step)) return ends.get(step)
    ends.set(step, Infinity)
    ends.set(step, minutes[step] + Math.max(0, ...needsOf[step].map((need) => endOf(need))))
    return ends.get(step)
  }
  const latest = minutes.reduce((sofar, _, step) => Math.max(sofar, endOf(step)), 0)
  return latest === Infinity ? -1 : latest
}
