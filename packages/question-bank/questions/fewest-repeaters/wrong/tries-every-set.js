function fewestRepeaters(links) {
  let fewest = links.length
  const hasRepeater = new Array(links.length).fill(false)
  function choose(site, repeaters) {
    if (repeaters >= fewest) return
    if (site === links.length) {
      const isServed = [...hasRepeater]
      for (let i = 1; i < links.length; i++) {
        if (hasRepeater[i]) isServed[links[i]] = true
        if (hasRepeater[links[i]]) isServed[i] = true
      }
      if (isServed.every((served) => served)) fewest = repeaters
      return
    }
    choose(site + 1, repeaters)
    hasRepeater[site] = true
    choose(site + 1, repeaters + 1)
    hasRepeater[site] = false
  }
  choose(0, 0)
  return fewest
}
