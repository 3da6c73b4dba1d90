function closingWeeks(visitors, gap) {
  const count = visitors.length
  const left = visitors.map((_, stall) => stall - 1)
  const right = visitors.map((_, stall) => stall + 1)
  const weeks = visitors.map(() => 0)
  const toCheck = visitors.map((_, stall) => stall)
  let next = 0
  let week = 0
  while (next < toCheck.length) {
    week++
    const closing = []
    while (next < toCheck.length) {
      const stall = toCheck[next++]
      const limit = visitors[stall] + gap
      if (visitors[left[stall]] > limit || visitors[right[stall]] > limit) closing.push(stall)
    }
    for (const stall of closing) weeks[stall] = week
    for (const stall of closing) {
      const before = left[stall]
      const after = right[stall]
      if (before >= 0) right[before] = after
      if (after < count) left[after] = before
      if (after < count && weeks[after] === 0) toCheck.push(after)
    }
  }
  return weeks
}
