function streetBanner(fronts, least) {
  const rising = []
  let largest = 0
  for (let end = 0; end <= fronts.length; end++) {
    const height = fronts[end] ?? 0
    while (rising.length > 0 && fronts[rising.at(-1)] > height) {
      const start = rising.pop()
      const width = end - start
      if (width >= least) largest = Math.max(largest, fronts[start] * width)
    }
    rising.push(end)
  }
  return largest
}
