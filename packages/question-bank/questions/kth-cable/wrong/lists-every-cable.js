function kthCable(boxes, k) {
  const lengths = []
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) lengths.push(Math.abs(boxes[i] - boxes[j]))
  }
  lengths.sort((a, b) => a - b)
  return lengths[k - 1]
}
