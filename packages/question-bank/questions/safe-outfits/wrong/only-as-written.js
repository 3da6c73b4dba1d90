function outfits(drawers, clashes) {
  const clash = new Set(clashes.map(([a, b]) => `${a}|${b}`))
  const finished = []
  const choose = (chosen) => {
    if (chosen.length === drawers.length) {
      finished.push(chosen)
      return
    }
    for (const piece of drawers[chosen.length]) {
      if (chosen.every((other) => !clash.has(`${other}|${piece}`))) choose([...chosen, piece])
    }
  }
  choose([])
  return finished
}
