function refundPair(charges, total) {
  for (let j = 1; j < charges.length; j++) {
    for (let i = 0; i < j; i++) {
      if (charges[i] + charges[j] === total) return [i, j]
    }
  }
  return []
}
