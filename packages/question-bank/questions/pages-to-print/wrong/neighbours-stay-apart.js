function combinedRanges(firsts, lasts) {
  const order = firsts.map((_, i) => i).sort((a, b) => firsts[a] - firsts[b])
  const combined = []
  for (const i of order) {
    const previous = combined[combined.length - 1]
    if (previous && firsts[i] <= previous[1]) previous[1] = Math.max(previous[1], lasts[i])
    else combined.push([firsts[i], lasts[i]])
  }
  return combined
}
