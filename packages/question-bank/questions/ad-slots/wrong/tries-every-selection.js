function highestIncome(seconds, prices, length) {
  const from = (i, left) => {
    if (i === seconds.length) return 0
    const without = from(i + 1, left)
    if (seconds[i] > left) return without
    return Math.max(without, from(i + 1, left - seconds[i]) + prices[i])
  }
  return from(0, length)
}
