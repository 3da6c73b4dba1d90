function keptReadings(values, keep) {
  const inner = []
  for (let i = 1; i < values.length - 1; i++) {
    inner.push([Math.abs(2 * values[i] - values[i - 1] - values[i + 1]), i])
  }
  inner.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const kept = inner.slice(values.length - keep).map(([, i]) => i)
  return [0, ...kept, values.length - 1].sort((a, b) => a - b)
}
