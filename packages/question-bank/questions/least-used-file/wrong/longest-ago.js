function evictedFiles(capacity, requests) {
  const cache = new Set()
  const evicted = []
  for (const file of requests) {
    if (!cache.delete(file) && cache.size === capacity) {
      const [oldest] = cache
      cache.delete(oldest)
      evicted.push(oldest)
    }
    cache.add(file)
  }
  return evicted
}
