function waysUp(steps, broken) {
  const from = (step) => {
    if (step === steps) return 1
    if (step > steps || broken.includes(step)) return 0
    return (from(step + 1) + from(step + 2)) % 1_000_000_007
  }
  return from(0)
}
