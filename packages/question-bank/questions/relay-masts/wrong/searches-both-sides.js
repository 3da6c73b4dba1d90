function newCableLengths(positions, removed) {
  const isGone = positions.map(() => false)
  const lengths = []
  for (const mast of removed) {
    isGone[mast] = true
    let left = mast - 1
    while (left >= 0 && isGone[left]) left--
    let right = mast + 1
    while (right < positions.length && isGone[right]) right++
    lengths.push(left >= 0 && right < positions.length ? positions[right] - positions[left] : 0)
  }
  return lengths
}
