function cacheMisses(capacity, pages) {
  const cached = []
  let misses = 0
  for (const page of pages) {
    let at = 0
    while (at < cached.length && cached[at] !== page) at++
    if (at < cached.length) {
      cached.splice(at, 1)
    } else {
      misses++
      if (cached.length === capacity) cached.shift()
    }
    cached.push(page)
  }
  return misses
}
