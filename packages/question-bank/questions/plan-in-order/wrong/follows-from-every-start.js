function shortestRun(log, plan) {
  let best = []
  for (let from = 0; from < log.length; from++) {
    if (log[from] !== plan[0]) continue
    let place = 0
    for (let entry = from; entry < log.length && place < plan.length; entry++) {
      if (log[entry] === plan[place]) place++
      const isShorter = best.length === 0 || entry + 1 - from < best[1] - best[0]
      if (place === plan.length && isShorter) best = [from, entry + 1]
    }
  }
  return best
}
