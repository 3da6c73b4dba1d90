function criticalLinks(servers, starts, ends) {
  const links = Array.from({ length: servers }, () => [])
  for (let i = 0; i < starts.length; i++) {
    links[starts[i]].push(i)
    links[ends[i]].push(i)
  }
  const number = new Array(servers).fill(-1)
  const critical = []
  let count = 0
  const visit = (server, cameBy) => {
    number[server] = count++
    let lowest = number[server]
    for (const link of links[server]) {
      if (link === cameBy) continue
      const next = starts[link] + ends[link] - server
      if (number[next] >= 0) {
        lowest = Math.min(lowest, number[next])
      } else {
        const below = visit(next, link)
        if (below > number[server]) critical.push(link)
        lowest = Math.min(lowest, below)
      }
    }
    return lowest
  }
  for (let start = 0; start < servers; start++) if (number[start] < 0) visit(start, -1)
  return critical
}
