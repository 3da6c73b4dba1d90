function kthCable(boxes: number[], k: number): number {
  const sorted = boxes.toSorted((a, b) => a - b)
  const cablesUpTo = (length: number) => {
    let left = 0
    let cables = 0
    for (const [right, box] of sorted.entries()) {
      while (box - sorted[left] > length) left++
      cables += right - left
    }
    return cables
  }
  let [low, high] = [0, sorted[sorted.length - 1] - sorted[0]]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (cablesUpTo(middle) >= k) high = middle
    else low = middle + 1
  }
  return low
}
