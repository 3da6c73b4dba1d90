function closingWeeks(visitors, gap) {
  const weeks = visitors.map(() => 0)
  let stalls = visitors.map((_, stall) => stall)
  let before = -1
  for (let week = 1; stalls.length !== before; week++) {
    before = stalls.length
    const current = stalls
    const closing = current.filter((stall, at) => {
      const limit = visitors[stall] + gap
      return visitors[current[at - 1]] > limit || visitors[current[at + 1]] > limit
    })
    for (const stall of closing) weeks[stall] = week
    stalls = current.filter((stall) => weeks[stall] === 0)
  }
  return weeks
}
