function beadCut(beads, recipe) {
  const needed = new Map()
  for (const colour of recipe) needed.set(colour, (needed.get(colour) ?? 0) + 1)
  let best = []
  for (let from = 0; from < beads.length; from++) {
    const missing = new Map(needed)
    let missingInAll = recipe.length
    for (let last = from; last < beads.length; last++) {
      const need = missing.get(beads[last]) ?? 0
      missing.set(beads[last], need - 1)
      if (need > 0) missingInAll--
      if (missingInAll > 0) continue
      if (best.length === 0 || last + 1 - from < best[1] - best[0]) best = [from, last + 1]
      break
    }
  }
  return best
}
