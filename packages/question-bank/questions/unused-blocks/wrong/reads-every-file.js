function unusedBlocks(following, starts) {
  const isUsed = following.map(() => false)
  for (const start of starts) {
    for (let block = start; block !== -1; block = following[block]) isUsed[block] = true
  }
  const unused = []
  for (let block = 0; block < following.length; block++) if (!isUsed[block]) unused.push(block)
  return unused
}
