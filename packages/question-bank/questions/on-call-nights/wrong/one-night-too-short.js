function bestPay(pay, rest) {
  const best = [0]
  for (let i = 0; i < pay.length; i++) {
    const before = Math.min(i, Math.max(0, i - rest + 1))
    best.push(Math.max(best[i], pay[i] + best[before]))
  }
  return best[pay.length]
}
