function unusedBlocks(following, starts) {
  const used = new Set()
  for (const start of starts) {
    let block = start
    while (following[block] !== -1 && !used.has(block)) {
      used.add(block)
      block = following[block]
    }
  }
  const unused = []
  for (let block = 0; block < following.length; block++) if (!used.has(block)) unused.push(block)
  return unused
}
