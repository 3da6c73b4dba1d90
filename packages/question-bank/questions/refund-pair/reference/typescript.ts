function refundPair(charges: number[], total: number): number[] {
  const firstAt = new Map<number, number>()
  for (const [j, charge] of charges.entries()) {
    const i = firstAt.get(total - charge)
    if (i !== undefined) return [i, j]
    if (!firstAt.has(charge)) firstAt.set(charge, j)
  }
  return []
}
