function closePairs(ids, limit) {
  const sorted = [...ids].sort((a, b) => a - b)
  let pairs = 0
  let first = 0
  for (let last = 0; last < sorted.length; last++) {
    while (sorted[last] - sorted[first] >= limit) first++
    pairs += last - first
  }
  return pairs
}
