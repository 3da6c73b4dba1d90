function refundPair(charges, total) {
  const at = new Map(charges.map((charge, index) => [charge, index]))
  for (let i = 0; i < charges.length; i++) {
    const j = at.get(total - charges[i])
    if (j !== undefined) return [Math.min(i, j), Math.max(i, j)]
  }
  return []
}
