function smallestLargestGap(points, extra) {
  const isEnoughFor = (gap) => {
    let needed = 0
    for (let i = 1; i < points.length; i++) needed += Math.ceil((points[i] - points[i - 1]) / gap) - 1
    return needed <= extra
  }
  let low = 1
  let high = points[points.length - 1] - points[0]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnoughFor(middle)) high = middle
    else low = middle + 1
  }
  return low
}
