function closingWeeks(visitors, gap) {
  const count = visitors.length
  const left = visitors.map((_, stall) => stall - 1)
  const right = visitors.map((_, stall) => stall + 1)
  const weeks = visitors.map(() => 0)
  const lastCheck = visitors.map(() => 1)
  const toCheck = visitors.map((_, stall) => stall)
  const isMuchStronger = (other, stall) => other >= 0 && other < count && visitors[other] > visitors[stall] + gap
  let next = 0
  let week = 0
  while (next < toCheck.length) {
    week++
    const closing = []
    while (next < toCheck.length) {
      const stall = toCheck[next++]
      if (isMuchStronger(left[stall], stall) || isMuchStronger(right[stall], stall)) closing.push(stall)
    }
    for (const stall of closing) weeks[stall] = week
    for (const stall of closing) {
      const before = left[stall]
      const after = right[stall]
      if (before >= 0) right[before] = after
      if (after < count) left[after] = before
      for (const beside of [before, after]) {
        if (weeks[beside] !== 0 || lastCheck[beside] > week) continue
        lastCheck[beside] = week + 1
        toCheck.push(beside)
      }
    }
  }
  return weeks
}
