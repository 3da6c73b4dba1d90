function largestNetwork(computers, starts, ends) {
  const neighbours = Array.from({ length: computers }, () => [])
  for (let i = 0; i < starts.length; i++) {
    neighbours[starts[i]].push(ends[i])
    neighbours[ends[i]].push(starts[i])
  }
  const isVisited = new Array(computers).fill(false)
  function sizeFrom(computer) {
    if (isVisited[computer]) return 0
    isVisited[computer] = true
    let size = 1
    for (const neighbour of neighbours[computer]) size += sizeFrom(neighbour)
    return size
  }
  let largest = 0
  for (let computer = 0; computer < computers; computer++) largest = Math.max(largest, sizeFrom(computer))
  return largest
}
