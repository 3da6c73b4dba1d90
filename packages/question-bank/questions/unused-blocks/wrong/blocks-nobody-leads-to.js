function unusedBlocks(following, starts) {
  const reached = new Set(starts)
  for (const block of following) reached.add(block)
  const unused = []
  for (let block = 0; block < following.length; block++) if (!reached.has(block)) unused.push(block)
  return unused
}
