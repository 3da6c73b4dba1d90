function halvings(sizes, limit) {
  const files = [...sizes].sort((a, b) => b - a)
  let total = files.reduce((sum, size) => sum + size, 0)
  let steps = 0
  for (const size of files) {
    if (total <= limit) break
    total -= size - Math.floor(size / 2)
    steps++
  }
  return steps
}
