function largestNetwork(computers, starts, ends) {
  const neighbours = Array.from({ length: computers }, () => [])
  for (let i = 0; i < starts.length; i++) {
    neighbours[starts[i]].push(ends[i])
    neighbours[ends[i]].push(starts[i])
  }
  const visited = new Set([0])
  for (const computer of visited) for (const neighbour of neighbours[computer]) visited.add(neighbour)
  return visited.size
}
