function cacheMisses(capacity, pages) {
  const lastRequest = new Map()
  let misses = 0
  for (let i = 0; i < pages.length; i++) {
    if (!lastRequest.has(pages[i])) {
      misses++
      if (lastRequest.size === capacity) {
        let oldest = -1
        let least = i
        for (const [page, last] of lastRequest) {
          if (last < least) {
            least = last
            oldest = page
          }
        }
        lastRequest.delete(oldest)
      }
    }
    lastRequest.set(pages[i], i)
  }
  return misses
}
