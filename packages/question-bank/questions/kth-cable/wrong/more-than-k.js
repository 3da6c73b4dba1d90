function kthCable(boxes, k) {
  const sorted = [...boxes].sort((a, b) => a - b)
  let low = 0
  let high = sorted[sorted.length - 1] - sorted[0]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    let cables = 0
    let left = 0
    for (let right = 0; right < sorted.length; right++) {
      while (sorted[right] - sorted[left] > middle) left++
      cables += right - left
    }
    if (cables > k) high = middle
    else low = middle + 1
  }
  return low
}
