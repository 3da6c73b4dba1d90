function closePairs(ids, limit) {
  let pairs = 0
  for (let bit = 0; bit <= 20; bit++) {
    if (((limit >> bit) & 1) === 0) continue
    const difference = (limit >> bit) ^ 1
    const counts = new Map()
    for (const id of ids) {
      const upper = id >> bit
      pairs += counts.get(upper ^ difference) ?? 0
      counts.set(upper, (counts.get(upper) ?? 0) + 1)
    }
  }
  return pairs
}
