function newCableLengths(positions, removed) {
  const before = positions.map((_, mast) => mast - 1)
  const after = positions.map((_, mast) => mast + 1)
  return removed.map((mast) => {
    const left = before[mast]
    const right = after[mast]
    if (left < 0 || right >= positions.length) return 0
    after[left] = right
    return positions[right] - positions[left]
  })
}
