function possiblePartners(busy) {
  const seen = new Map()
  let pairs = 0
  for (const set of busy) {
    pairs += seen.get(16383 ^ set) ?? 0
    seen.set(set, (seen.get(set) ?? 0) + 1)
  }
  return pairs
}
