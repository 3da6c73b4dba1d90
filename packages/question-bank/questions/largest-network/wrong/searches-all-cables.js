function largestNetwork(computers, starts, ends) {
  const isVisited = new Array(computers).fill(false)
  let largest = 0
  for (let start = 0; start < computers; start++) {
    if (isVisited[start]) continue
    isVisited[start] = true
    const network = [start]
    for (const computer of network) {
      for (let i = 0; i < starts.length; i++) {
        const other = starts[i] === computer ? ends[i] : ends[i] === computer ? starts[i] : computer
        if (isVisited[other]) continue
        isVisited[other] = true
        network.push(other)
      }
    }
    largest = Math.max(largest, network.length)
  }
  return largest
}
