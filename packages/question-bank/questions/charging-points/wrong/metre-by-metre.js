function smallestLargestGap(points, extra) {
  for (let gap = 1; ; gap++) {
    let needed = 0
    for (let i = 1; i < points.length; i++) needed += Math.ceil((points[i] - points[i - 1]) / gap) - 1
    if (needed <= extra) return gap
  }
}
