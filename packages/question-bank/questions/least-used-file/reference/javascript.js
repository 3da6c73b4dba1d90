function evictedFiles(capacity, requests) {
  const counts = new Map()
  // A Set keeps the order in which items were added, and removes any item at once.
  const filesByCount = [new Set()]
  const evicted = []
  let fewest = 1
  for (const file of requests) {
    const count = counts.get(file) ?? 0
    if (count === 0 && counts.size === capacity) {
      const [oldest] = filesByCount[fewest]
      filesByCount[fewest].delete(oldest)
      counts.delete(oldest)
      evicted.push(oldest)
    }
    filesByCount[count].delete(file)
    if (count === 0) fewest = 1
    else if (count === fewest && filesByCount[count].size === 0) fewest++
    counts.set(file, count + 1)
    filesByCount[count + 1] ??= new Set()
    filesByCount[count + 1].add(file)
  }
  return evicted
}
