function bestPay(pay, rest) {
  const endingAt = []
  let best = 0
  for (let i = 0; i < pay.length; i++) {
    let before = 0
    for (let j = 0; j < i - rest; j++) if (endingAt[j] > before) before = endingAt[j]
    endingAt.push(pay[i] + before)
    best = Math.max(best, endingAt[i])
  }
  return best
}
