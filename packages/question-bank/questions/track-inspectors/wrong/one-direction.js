function inspectionTime(inspectors, signals) {
  let longest = 0
  let nearest = 0
  for (const signal of signals) {
    while (
      nearest + 1 < inspectors.length &&
      Math.abs(inspectors[nearest + 1] - signal) <= Math.abs(inspectors[nearest] - signal)
    )
      nearest++
    longest = Math.max(longest, Math.abs(inspectors[nearest] - signal))
  }
  return longest
}
