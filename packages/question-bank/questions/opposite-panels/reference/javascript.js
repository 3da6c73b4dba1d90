function oppositePairs(panels, switches) {
  const all = 2 ** switches - 1
  const seen = new Map()
  let pairs = 0
  for (const panel of panels) {
    pairs += seen.get(panel ^ all) ?? 0
    seen.set(panel, (seen.get(panel) ?? 0) + 1)
  }
  return pairs
}
