function kthCable(boxes, k) {
  const sorted = [...boxes].sort((a, b) => a - b)
  for (let length = 0; ; length++) {
    let cables = 0
    let left = 0
    for (let right = 0; right < sorted.length; right++) {
      while (sorted[right] - sorted[left] > length) left++
      cables += right - left
    }
    if (cables >= k) return length
  }
}
