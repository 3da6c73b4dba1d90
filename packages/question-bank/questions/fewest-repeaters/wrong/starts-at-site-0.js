function fewestRepeaters(links) {
  const hasRepeater = new Array(links.length).fill(false)
  let repeaters = 0
  for (let site = 0; site < links.length; site++) {
    if (site > 0 && hasRepeater[links[site]]) continue
    hasRepeater[site] = true
    repeaters++
  }
  return repeaters
}
