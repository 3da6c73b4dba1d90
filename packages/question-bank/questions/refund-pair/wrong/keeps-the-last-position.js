function refundPair(charges, total) {
  const lastAt = new Map()
  for (let j = 0; j < charges.length; j++) {
    const i = lastAt.get(total - charges[j])
    if (i !== undefined) return [i, j]
    lastAt.set(charges[j], j)
  }
  return []
}
