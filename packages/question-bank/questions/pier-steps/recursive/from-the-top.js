function waysUp(steps, broken) {
  const isBroken = new Set(broken)
  const memo = new Map()
  const ways = (step) => {
    if (step < 0 || isBroken.has(step)) return 0
    if (step === 0) return 1
    if (memo.has(step)) return memo.get(step)
    const sum = (ways(step - 1) + ways(step - 2)) % 1_000_000_007
    memo.set(step, sum)
    return sum
  }
  return ways(steps)
}
