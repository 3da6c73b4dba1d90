function bestPay(pay, rest) {
  const from = (night) => {
    if (night >= pay.length) return 0
    return Math.max(from(night + 1), pay[night] + from(night + rest + 1))
  }
  return from(0)
}
