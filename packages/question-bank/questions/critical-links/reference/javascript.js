function criticalLinks(servers, starts, ends) {
  const links = Array.from({ length: servers }, () => [])
  for (let i = 0; i < starts.length; i++) {
    links[starts[i]].push(i)
    links[ends[i]].push(i)
  }
  const number = new Array(servers).fill(-1)
  const lowest = new Array(servers).fill(-1)
  const cameBy = new Array(servers).fill(-1)
  const order = []
  // Each entry of the stack is a server and the number of its links that have been tried.
  const tried = new Array(servers).fill(0)
  for (let start = 0; start < servers; start++) {
    if (number[start] >= 0) continue
    const stack = [start]
    number[start] = order.push(start) - 1
    while (stack.length > 0) {
      const server = stack[stack.length - 1]
      if (tried[server] === links[server].length) {
        stack.pop()
        continue
      }
      const link = links[server][tried[server]++]
      const next = starts[link] + ends[link] - server
      if (number[next] >= 0) continue
      number[next] = order.push(next) - 1
      cameBy[next] = link
      stack.push(next)
    }
  }
  const critical = []
  // In reverse order every server comes after those found below it.
  for (const server of order.reverse()) {
    lowest[server] = number[server]
    for (const link of links[server]) {
      if (link === cameBy[server]) continue
      const next = starts[link] + ends[link] - server
      const reached = cameBy[next] === link ? lowest[next] : number[next]
      lowest[server] = Math.min(lowest[server], reached)
    }
    if (cameBy[server] >= 0 && lowest[server] === number[server]) critical.push(cameBy[server])
  }
  return critical.sort((a, b) => a - b)
}
