function newCableLengths(positions, removed) {
  let standing = positions.map((_, mast) => mast)
  const lengths = []
  for (const mast of removed) {
    const at = standing.findIndex((other) => other === mast)
    const isInside = at > 0 && at < standing.length - 1
    lengths.push(isInside ? positions[standing[at + 1]] - positions[standing[at - 1]] : 0)
    standing = standing.filter((other) => other !== mast)
  }
  return lengths
}
