function bestPay(pay, rest) {
  let best = 0
  for (let first = 0; first <= rest && first < pay.length; first++) {
    let total = 0
    for (let i = first; i < pay.length; i += rest + 1) total += pay[i]
    best = Math.max(best, total)
  }
  return best
}
