function largestNetwork(computers, starts, ends) {
  const neighbours = Array.from({ length: computers }, () => [])
  for (let i = 0; i < starts.length; i++) neighbours[starts[i]].push(ends[i])
  const isVisited = new Array(computers).fill(false)
  let largest = 0
  for (let start = 0; start < computers; start++) {
    if (isVisited[start]) continue
    isVisited[start] = true
    const network = [start]
    for (const computer of network) {
      for (const neighbour of neighbours[computer]) {
        if (isVisited[neighbour]) continue
        isVisited[neighbour] = true
        network.push(neighbour)
      }
    }
    largest = Math.max(largest, network.length)
  }
  return largest
}
