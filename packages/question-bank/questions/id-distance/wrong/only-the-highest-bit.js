function closePairs(ids, limit) {
  let bit = 0
  while (2 << bit <= limit) bit++
  const counts = new Map()
  let pairs = 0
  for (const id of ids) {
    const upper = id >> bit
    pairs += counts.get(upper) ?? 0
    counts.set(upper, (counts.get(upper) ?? 0) + 1)
  }
  return pairs
}
