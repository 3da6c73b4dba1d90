function closingWeeks(visitors, gap) {
  const weeks = visitors.map(() => 0)
  let stalls = visitors.map((_, stall) => stall)
  for (let week = 1; week < 100; week++) {
    const closing = new Set(stalls.filter((stall, at) => visitors[stalls[at - 1]] > visitors[stall] + gap))
    for (const stall of closing) weeks[stall] = week
    stalls = stalls.filter((stall) => !closing.has(stall))
  }
  return weeks
}
