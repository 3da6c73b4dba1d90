function largestNetwork(computers, starts, ends) {
  const group = Array.from({ length: computers }, (_, computer) => computer)
  const find = (computer) => {
    if (group[computer] !== computer) group[computer] = find(group[computer])
    return group[computer]
  }
  for (let i = 0; i < starts.length; i++) group[find(starts[i])] = find(ends[i])
  const sizes = new Array(computers).fill(0)
  for (let computer = 0; computer < computers; computer++) sizes[find(computer)]++
  return sizes.reduce((a, b) => Math.max(a, b))
}
