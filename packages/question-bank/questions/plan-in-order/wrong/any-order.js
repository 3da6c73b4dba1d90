function shortestRun(log, plan) {
  const needed = new Map()
  for (const operation of plan) needed.set(operation, (needed.get(operation) ?? 0) + 1)
  let missing = plan.length
  let best = []
  let from = 0
  for (let i = 0; i < log.length; i++) {
    const count = needed.get(log[i])
    if (count === undefined) continue
    if (count > 0) missing--
    needed.set(log[i], count - 1)
    while (missing === 0) {
      if (best.length === 0 || i + 1 - from < best[1] - best[0]) best = [from, i + 1]
      const leaving = needed.get(log[from])
      if (leaving !== undefined) {
        needed.set(log[from], leaving + 1)
        if (leaving === 0) missing++
      }
      from++
    }
  }
  return best
}
