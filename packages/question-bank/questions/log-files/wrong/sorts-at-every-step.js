function halvings(sizes, limit) {
  const files = [...sizes]
  let total = files.reduce((sum, size) => sum + size, 0)
  let steps = 0
  while (total > limit) {
    files.sort((a, b) => b - a)
    const half = Math.floor(files[0] / 2)
    total -= files[0] - half
    files[0] = half
    steps++
  }
  return steps
}
