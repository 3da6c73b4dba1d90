function evictedFiles(capacity, requests) {
  const counts = new Map()
  const last = new Map()
  const evicted = []
  for (let now = 0; now < requests.length; now++) {
    const file = requests[now]
    if (!counts.has(file) && counts.size === capacity) {
      let fewest = null
      for (const other of counts.keys()) {
        const difference = fewest === null ? -1 : counts.get(other) - counts.get(fewest)
        if (difference < 0 || (difference === 0 && last.get(other) < last.get(fewest))) fewest = other
      }
      counts.delete(fewest)
      evicted.push(fewest)
    }
    counts.set(file, (counts.get(file) ?? 0) + 1)
    last.set(file, now)
  }
  return evicted
}
