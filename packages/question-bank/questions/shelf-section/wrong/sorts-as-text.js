function shortestSection(numbers) {
  const sorted = [...numbers].sort()
  const first = numbers.findIndex((number, i) => number !== sorted[i])
  const last = numbers.findLastIndex((number, i) => number !== sorted[i])
  return first < 0 ? 0 : last - first + 1
}
