function largestNetwork(computers, starts, ends) {
  const neighbours = Array.from({ length: computers }, () => [])
  starts.forEach((start, i) => {
    neighbours[start].push(ends[i])
    neighbours[ends[i]].push(start)
  })
  const visited = new Set()
  const visit = (computer) => {
    visited.add(computer)
    neighbours[computer].forEach((neighbour) => {
      if (!visited.has(neighbour)) visit(neighbour)
    })
  }
  let largest = 0
  for (let computer = 0; computer < computers; computer++) {
    const before = visited.size
    if (!visited.has(computer)) visit(computer)
    largest = Math.max(largest, visited.size - before)
  }
  return largest
}
