function outfits(drawers, clashes) {
  const clashing = new Map()
  const note = (piece, other) => clashing.set(piece, (clashing.get(piece) ?? new Set()).add(other))
  for (const [a, b] of clashes) {
    note(a, b)
    note(b, a)
  }
  const finished = []
  const chosen = []
  const choose = (drawer) => {
    if (drawer === drawers.length) {
      finished.push([...chosen])
      return
    }
    for (const piece of drawers[drawer]) {
      if (chosen.some((other) => clashing.get(piece)?.has(other))) continue
      chosen.push(piece)
      choose(drawer + 1)
      chosen.pop()
    }
  }
  choose(0)
  return finished
}
