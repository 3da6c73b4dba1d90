function criticalLinks(servers, starts, ends) {
  const links = Array.from({ length: servers }, () => [])
  for (let i = 0; i < starts.length; i++) {
    links[starts[i]].push([ends[i], i])
    links[ends[i]].push([starts[i], i])
  }
  const number = new Array(servers).fill(-1)
  const lowest = new Array(servers).fill(-1)
  const critical = []
  let count = 0
  const visit = (server, cameBy) => {
    number[server] = lowest[server] = count++
    links[server].forEach(([next, link]) => {
      if (link === cameBy) return
      if (number[next] === -1) {
        visit(next, link)
        lowest[server] = Math.min(lowest[server], lowest[next])
        if (lowest[next] > number[server]) critical.push(link)
      } else lowest[server] = Math.min(lowest[server], number[next])
    })
  }
  for (let server = 0; server < servers; server++) if (number[server] === -1) visit(server, -1)
  return critical.sort((a, b) => a - b)
}
