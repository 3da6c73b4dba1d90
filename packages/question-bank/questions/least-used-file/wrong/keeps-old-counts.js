function evictedFiles(capacity, requests) {
  const counts = new Map()
  const cache = new Set()
  const evicted = []
  for (const file of requests) {
    if (!cache.delete(file) && cache.size === capacity) {
      let fewest = null
      for (const other of cache) if (fewest === null || counts.get(other) < counts.get(fewest)) fewest = other
      cache.delete(fewest)
      evicted.push(fewest)
    }
    counts.set(file, (counts.get(file) ?? 0) + 1)
    cache.add(file)
  }
  return evicted
}
