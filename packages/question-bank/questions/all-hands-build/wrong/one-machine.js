function buildMinutes(minutes, steps, needs) {
  const neededBy = minutes.map(() => [])
  const open = minutes.map(() => 0)
  for (let k = 0; k < steps.length; k++) {
    neededBy[needs[k]].push(steps[k])
    open[steps[k]]++
  }
  const settled = minutes.map((_, step) => step).filter((step) => open[step] === 0)
  for (const step of settled) for (const next of neededBy[step]) if (--open[next] === 0) settled.push(next)
  return settled.length === minutes.length ? minutes.reduce((sum, each) => sum + each, 0) : -1
}
