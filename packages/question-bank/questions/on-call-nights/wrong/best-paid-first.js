function bestPay(pay, rest) {
  const isBlocked = pay.map(() => false)
  let total = 0
  for (const night of pay.map((_, i) => i).sort((a, b) => pay[b] - pay[a])) {
    if (isBlocked[night]) continue
    total += pay[night]
    for (let i = Math.max(0, night - rest); i <= Math.min(pay.length - 1, night + rest); i++) isBlocked[i] = true
  }
  return total
}
