function lampPatterns(lamps, lit, dark) {
  const close = Array.from({ length: dark }, (_, between) => `1${'0'.repeat(between)}1`)
  const patterns = []
  for (let mask = 0; mask < 1 << lamps; mask++) {
    const pattern = mask.toString(2).padStart(lamps, '0')
    if (pattern.split('1').length === lit + 1 && !close.some((part) => pattern.includes(part))) patterns.push(pattern)
  }
  return patterns
}
