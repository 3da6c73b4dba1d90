function combinedRanges(firsts, lasts) {
  const order = firsts.map((_, request) => request).sort((a, b) => firsts[a] - firsts[b])
  const combined = []
  let end = -1
  for (const request of order) {
    if (firsts[request] > end + 1) combined.push([firsts[request], lasts[request]])
    end = Math.max(end, lasts[request])
    combined[combined.length - 1][1] = end
  }
  return combined
}
