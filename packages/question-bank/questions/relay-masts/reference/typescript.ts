function newCableLengths(positions: number[], removed: number[]): number[] {
  const count = positions.length
  const before = positions.map((_, mast) => mast - 1)
  const after = positions.map((_, mast) => mast + 1)
  return removed.map((mast) => {
    const left = before[mast]!
    const right = after[mast]!
    if (left >= 0) after[left] = right
    if (right < count) before[right] = left
    return left >= 0 && right < count ? positions[right]! - positions[left]! : 0
  })
}
