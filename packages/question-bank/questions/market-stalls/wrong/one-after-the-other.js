function closingWeeks(visitors, gap) {
  const weeks = visitors.map(() => 0)
  const stalls = visitors.map((_, stall) => stall)
  let before = -1
  for (let week = 1; stalls.length !== before && week < 50; week++) {
    before = stalls.length
    for (let at = 0; at < stalls.length; at++) {
      const limit = visitors[stalls[at]] + gap
      if (visitors[stalls[at - 1]] > limit || visitors[stalls[at + 1]] > limit) {
        weeks[stalls[at]] = week
        stalls.splice(at, 1)
        at--
      }
    }
  }
  return weeks
}
