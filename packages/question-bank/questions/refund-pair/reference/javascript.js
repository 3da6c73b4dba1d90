function refundPair(charges, total) {
  const firstAt = new Map()
  for (const [j, charge] of charges.entries()) {
    const i = firstAt.get(total - charge)
    if (i !== undefined) return [i, j]
    if (!firstAt.has(charge)) firstAt.set(charge, j)
  }
  return []
}
