function fewestRepeaters(links) {
  const hasRepeater = new Array(links.length).fill(false)
  let repeaters = 0
  for (let site = links.length - 1; site > 0; site--) {
    if (hasRepeater[site] || hasRepeater[links[site]]) continue
    hasRepeater[links[site]] = true
    repeaters++
  }
  return Math.max(1, repeaters)
}
