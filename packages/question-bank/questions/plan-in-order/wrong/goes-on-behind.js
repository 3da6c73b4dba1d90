function shortestRun(log, plan) {
  let best = []
  let place = 0
  for (let entry = 0; entry < log.length; entry++) {
    if (log[entry] === plan[place]) place++
    if (place < plan.length) continue
    let from = entry
    while (place > 0) {
      if (log[from] === plan[place - 1]) place--
      from--
    }
    from++
    if (best.length === 0 || entry + 1 - from < best[1] - best[0]) best = [from, entry + 1]
  }
  return best
}
