function beadCut(beads, recipe) {
  const needed = new Set(recipe)
  const inside = new Map()
  let from = 0
  let best = []
  for (let last = 0; last < beads.length; last++) {
    if (!needed.has(beads[last])) continue
    inside.set(beads[last], (inside.get(beads[last]) ?? 0) + 1)
    while (inside.size === needed.size) {
      if (best.length === 0 || last + 1 - from < best[1] - best[0]) best = [from, last + 1]
      const dropped = beads[from++]
      if (!needed.has(dropped)) continue
      inside.set(dropped, inside.get(dropped) - 1)
      if (inside.get(dropped) === 0) inside.delete(dropped)
    }
  }
  return best
}
