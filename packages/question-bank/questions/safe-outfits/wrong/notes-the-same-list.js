function outfits(drawers, clashes) {
  const clash = new Set(clashes.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]))
  const finished = []
  const chosen = []
  const choose = () => {
    if (chosen.length === drawers.length) {
      finished.push(chosen)
      return
    }
    for (const piece of drawers[chosen.length]) {
      if (chosen.some((other) => clash.has(`${other}|${piece}`))) continue
      chosen.push(piece)
      choose()
      chosen.pop()
    }
  }
  choose()
  return finished
}
