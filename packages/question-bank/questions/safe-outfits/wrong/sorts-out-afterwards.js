function outfits(drawers, clashes) {
  const chosen = []
  const finished = []
  const isFine = () => clashes.every(([a, b]) => !(chosen.includes(a) && chosen.includes(b)))
  const choose = () => {
    if (chosen.length === drawers.length) {
      if (isFine()) finished.push([...chosen])
      return
    }
    for (const piece of drawers[chosen.length]) {
      chosen.push(piece)
      choose()
      chosen.pop()
    }
  }
  choose()
  return finished
}
