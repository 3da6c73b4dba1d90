function fewestRepeaters(links) {
  const hasRepeater = new Array(links.length).fill(false)
  const isServed = new Array(links.length).fill(false)
  let repeaters = 0
  for (let site = links.length - 1; site > 0; site--) {
    const place = links[site]
    if (isServed[site] || hasRepeater[place]) continue
    hasRepeater[place] = true
    isServed[place] = true
    if (place > 0) isServed[links[place]] = true
    repeaters++
  }
  return repeaters
}
