function oppositePairs(panels, switches) {
  const seen = new Map()
  let pairs = 0
  for (const panel of panels) {
    pairs += seen.get(panel ^ (2 ** 30 - 1)) ?? 0
    seen.set(panel, (seen.get(panel) ?? 0) + 1)
  }
  return pairs
}
