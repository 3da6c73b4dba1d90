function smallestLargestGap(points, extra) {
  const gaps = []
  for (let i = 1; i < points.length; i++) gaps.push(points[i] - points[i - 1])
  for (let used = 0; used < Math.min(extra, 1000); used++) {
    const largest = gaps.indexOf(Math.max(...gaps))
    const gap = gaps[largest]
    if (gap === 1) return 1
    gaps[largest] = Math.ceil(gap / 2)
    gaps.push(Math.floor(gap / 2))
  }
  return Math.max(...gaps)
}
