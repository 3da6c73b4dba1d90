function beadCut(beads, recipe) {
  const missing = new Map()
  for (const colour of recipe) missing.set(colour, (missing.get(colour) ?? 0) + 1)
  let unready = missing.size
  const change = (colour, by) => {
    if (!missing.has(colour)) return
    const before = missing.get(colour)
    missing.set(colour, before + by)
    if (before === 0) unready++
    if (before + by === 0) unready--
  }
  let from = 0
  let best = []
  for (let last = 0; last < beads.length; last++) {
    change(beads[last], -1)
    while (unready === 0) {
      if (best.length === 0 || last + 1 - from < best[1] - best[0]) best = [from, last + 1]
      change(beads[from++], 1)
    }
  }
  return best
}
