function lampPatterns(lamps, lit, dark) {
  const patterns = []
  const extend = (pattern, missing) => {
    if (pattern.length === lamps) {
      if (missing === 0) patterns.push(pattern)
      return
    }
    extend(`${pattern}0`, missing)
    if (missing > 0 && !pattern.endsWith('1')) extend(`${pattern}1`, missing - 1)
  }
  extend('', lit)
  return patterns
}
