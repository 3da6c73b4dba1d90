function streetBanner(fronts, least) {
  let largest = 0
  for (let start = 0; start < fronts.length; start++) {
    let height = fronts[start]
    for (let end = start; end < fronts.length && height > 0; end++) {
      height = Math.min(height, fronts[end])
      const width = end - start + 1
      if (width >= least) largest = Math.max(largest, height * width)
    }
  }
  return largest
}
