function unusedBlocks(following, starts) {
  const used = new Set()
  const mark = (block) => {
    if (block === -1 || used.has(block)) return
    used.add(block)
    mark(following[block])
  }
  starts.forEach((start) => mark(start))
  return following.map((_, block) => block).filter((block) => !used.has(block))
}
