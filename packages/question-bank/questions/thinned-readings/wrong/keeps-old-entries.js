function keptReadings(values, keep) {
  const last = values.length - 1
  const before = values.map((_, i) => i - 1)
  const after = values.map((_, i) => i + 1)
  const gone = values.map(() => false)
  const entries = []
  const weigh = (i) => {
    if (i > 0 && i < last) entries.push([Math.abs(2 * values[i] - values[before[i]] - values[after[i]]), i])
    entries.sort((a, b) => b[0] - a[0] || b[1] - a[1])
  }
  for (let i = 1; i < last; i++) weigh(i)
  let left = values.length
  while (left > keep) {
    const [, i] = entries.pop()
    if (gone[i]) continue
    gone[i] = true
    left--
    after[before[i]] = after[i]
    before[after[i]] = before[i]
    weigh(before[i])
    weigh(after[i])
  }
  return values.map((_, i) => i).filter((i) => !gone[i])
}
