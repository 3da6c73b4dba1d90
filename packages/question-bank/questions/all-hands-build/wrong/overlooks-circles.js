function buildMinutes(minutes, steps, needs) {
  const neededBy = minutes.map(() => [])
  const open = minutes.map(() => 0)
  for (let k = 0; k < steps.length; k++) {
    neededBy[needs[k]].push(steps[k])
    open[steps[k]]++
  }
  const start = minutes.map(() => 0)
  const settled = minutes.map((_, step) => step).filter((step) => open[step] === 0)
  let latest = -1
  for (const step of settled) {
    const end = start[step] + minutes[step]
    latest = Math.max(latest, end)
    for (const next of neededBy[step]) {
      start[next] = Math.max(start[next], end)
      if (--open[next] === 0) settled.push(next)
    }
  }
  return latest
}
