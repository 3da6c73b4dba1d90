function fewestRepeaters(links) {
  const hasRepeater = new Array(links.length).fill(false)
  const isServed = new Array(links.length).fill(false)
  let repeaters = 0
  while (true) {
    let last = -1
    for (let site = 0; site < links.length; site++) {
      const isReached = isServed[site] || (site > 0 && hasRepeater[links[site]])
      if (!isReached) last = site
    }
    if (last === -1) return repeaters
    const place = Math.max(0, links[last])
    hasRepeater[place] = true
    isServed[place] = true
    if (place > 0) isServed[links[place]] = true
    repeaters++
  }
}
