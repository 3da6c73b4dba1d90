function smallestLargestGap(points, extra) {
  let low = 1
  let high = points[points.length - 1] - points[0]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    let needed = 0
    for (let i = 1; i < points.length; i++) needed += Math.floor((points[i] - points[i - 1]) / middle)
    if (needed <= extra) high = middle
    else low = middle + 1
  }
  return low
}
