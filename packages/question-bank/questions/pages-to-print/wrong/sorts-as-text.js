function combinedRanges(firsts, lasts) {
  const starts = [...firsts].sort()
  const ends = [...lasts].sort()
  const combined = []
  for (const [i, first] of starts.entries()) {
    const previous = combined[combined.length - 1]
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], ends[i])
    else combined.push([first, ends[i]])
  }
  return combined
}
