function beadCut(beads, recipe) {
  const missing = new Map()
  for (const colour of recipe) missing.set(colour, (missing.get(colour) ?? 0) + 1)
  let missingInAll = recipe.length
  let from = 0
  let best = []
  for (const [last, colour] of beads.entries()) {
    if (!missing.has(colour)) continue
    const need = missing.get(colour)
    missing.set(colour, need - 1)
    if (need > 0) missingInAll--
    while (missingInAll === 0) {
      if (best.length === 0 || last + 1 - from < best[1] - best[0]) best = [from, last + 1]
      const dropped = beads[from++]
      if (!missing.has(dropped)) continue
      const needAgain = missing.get(dropped) + 1
      missing.set(dropped, needAgain)
      if (needAgain > 0) missingInAll++
    }
  }
  return best
}
