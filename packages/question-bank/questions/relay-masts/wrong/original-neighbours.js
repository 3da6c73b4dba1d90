function newCableLengths(positions, removed) {
  return removed.map((mast) => {
    if (mast === 0 || mast === positions.length - 1) return 0
    return positions[mast + 1] - positions[mast - 1]
  })
}
