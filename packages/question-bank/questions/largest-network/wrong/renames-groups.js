function largestNetwork(computers, starts, ends) {
  const group = Array.from({ length: computers }, (_, computer) => computer)
  for (let i = 0; i < starts.length; i++) {
    const old = group[starts[i]]
    if (old === group[ends[i]]) continue
    for (let computer = 0; computer < computers; computer++) {
      if (group[computer] === old) group[computer] = group[ends[i]]
    }
  }
  const counts = new Array(computers).fill(0)
  let largest = 0
  for (const number of group) largest = Math.max(largest, ++counts[number])
  return largest
}
