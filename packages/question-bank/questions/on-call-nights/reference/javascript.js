function bestPay(pay, rest) {
  const best = [0]
  for (let i = 0; i < pay.length; i++) {
    const taken = pay[i] + best[Math.max(0, i - rest)]
    best.push(Math.max(best[i], taken))
  }
  return best[pay.length]
}
