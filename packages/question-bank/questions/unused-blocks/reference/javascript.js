function unusedBlocks(following, starts) {
  const isUsed = following.map(() => false)
  for (const start of starts) {
    let block = start
    while (block !== -1 && !isUsed[block]) {
      isUsed[block] = true
      block = following[block]
    }
  }
  const unused = []
  for (let block = 0; block < following.length; block++) if (!isUsed[block]) unused.push(block)
  return unused
}
