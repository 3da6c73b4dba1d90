function outfits(drawers, clashes) {
  const clash = new Set(clashes.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]))
  const finished = []
  const choose = (chosen) => {
    if (chosen.length === drawers.length) {
      finished.push(chosen)
      return
    }
    for (const piece of drawers[chosen.length]) {
      if (!clash.has(`${chosen.at(-1)}|${piece}`)) choose([...chosen, piece])
    }
  }
  choose([])
  return finished
}
