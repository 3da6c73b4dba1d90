function oppositePairs(panels, switches) {
  const all = 2 ** switches - 1
  const counts = new Map()
  for (const panel of panels) counts.set(panel, (counts.get(panel) ?? 0) + 1)
  let pairs = 0
  for (const panel of panels) pairs += counts.get(panel ^ all) ?? 0
  return pairs
}
