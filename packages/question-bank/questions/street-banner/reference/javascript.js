function streetBanner(fronts, least) {
  const rising = []
  let largest = 0
  for (let end = 0; end <= fronts.length; end++) {
    const height = fronts[end] ?? 0
    while (rising.length > 0 && fronts[rising.at(-1)] >= height) {
      const closed = fronts[rising.pop()]
      const width = end - (rising.at(-1) ?? -1) - 1
      if (width >= least) largest = Math.max(largest, closed * width)
    }
    rising.push(end)
  }
  return largest
}
