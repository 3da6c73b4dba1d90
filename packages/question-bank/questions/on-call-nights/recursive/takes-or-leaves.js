function bestPay(pay, rest) {
  const memo = new Map()
  const from = (night) => {
    if (night >= pay.length) return 0
    if (!memo.has(night)) memo.set(night, Math.max(from(night + 1), pay[night] + from(night + rest + 1)))
    return memo.get(night)
  }
  return from(0)
}
