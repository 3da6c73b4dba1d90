function cheapestCuts(length, marks) {
  const ends = [0, ...marks, length]
  const pieces = []
  for (let i = 1; i < ends.length; i++) pieces.push(ends[i] - ends[i - 1])
  let total = 0
  while (pieces.length > 1) {
    pieces.sort((a, b) => b - a)
    const joined = pieces.pop() + pieces.pop()
    total += joined
    pieces.push(joined)
  }
  return total
}
