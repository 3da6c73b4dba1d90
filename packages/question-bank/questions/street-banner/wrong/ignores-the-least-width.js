function streetBanner(fronts, least) {
  const rising = []
  let largest = 0
  for (let end = 0; end <= fronts.length; end++) {
    const height = fronts[end] ?? 0
    while (rising.length > 0 && fronts[rising.at(-1)] >= height) {
      const closed = fronts[rising.pop()]
      largest = Math.max(largest, closed * (end - (rising.at(-1) ?? -1) - 1))
    }
    rising.push(end)
  }
  return fronts.length >= least ? largest : 0
}
