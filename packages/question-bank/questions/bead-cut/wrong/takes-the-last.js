function beadCut(beads, recipe) {
  const missing = new Map()
  for (const colour of recipe) missing.set(colour, (missing.get(colour) ?? 0) + 1)
  let missingInAll = recipe.length
  let from = 0
  let best = []
  for (let last = 0; last < beads.length; last++) {
    const need = missing.get(beads[last]) ?? 0
    missing.set(beads[last], need - 1)
    if (need > 0) missingInAll--
    while (missingInAll === 0) {
      if (best.length === 0 || last + 1 - from <= best[1] - best[0]) best = [from, last + 1]
      const needAgain = missing.get(beads[from]) + 1
      missing.set(beads[from++], needAgain)
      if (needAgain > 0) missingInAll++
    }
  }
  return best
}
