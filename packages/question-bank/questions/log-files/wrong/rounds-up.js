function halvings(sizes, limit) {
  const files = [...sizes].sort((a, b) => a - b)
  let total = files.reduce((sum, size) => sum + size, 0)
  let steps = 0
  while (total > limit && files[files.length - 1] > 1) {
    const largest = files.pop()
    const half = Math.ceil(largest / 2)
    const at = files.findIndex((size) => size >= half)
    files.splice(at < 0 ? files.length : at, 0, half)
    total -= largest - half
    steps++
  }
  return steps
}
