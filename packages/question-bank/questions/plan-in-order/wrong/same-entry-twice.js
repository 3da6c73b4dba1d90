function shortestRun(log, plan) {
  const starts = plan.map(() => -1)
  let best = []
  for (let entry = 0; entry < log.length; entry++) {
    for (let place = 0; place < plan.length; place++) {
      if (log[entry] === plan[place]) starts[place] = place === 0 ? entry : starts[place - 1]
    }
    const start = starts[plan.length - 1]
    if (start === -1) continue
    if (best.length === 0 || entry + 1 - start < best[1] - best[0]) best = [start, entry + 1]
  }
  return best
}
