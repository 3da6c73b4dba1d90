function cacheMisses(capacity, pages) {
  const cached = new Set()
  let misses = 0
  for (const page of pages) {
    if (!cached.delete(page)) {
      misses++
      if (cached.size > capacity) {
        const [oldest] = cached
        cached.delete(oldest)
      }
    }
    cached.add(page)
  }
  return misses
}
