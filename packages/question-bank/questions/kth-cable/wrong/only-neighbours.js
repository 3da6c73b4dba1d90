function kthCable(boxes, k) {
  const sorted = [...boxes].sort((a, b) => a - b)
  const lengths = []
  for (let i = 1; i < sorted.length; i++) lengths.push(sorted[i] - sorted[i - 1])
  lengths.sort((a, b) => a - b)
  return lengths[Math.min(k, lengths.length) - 1]
}
