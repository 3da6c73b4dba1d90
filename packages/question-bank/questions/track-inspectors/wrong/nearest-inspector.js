function inspectionTime(inspectors, signals) {
  const left = inspectors.map(() => 0)
  const right = inspectors.map(() => 0)
  let nearest = 0
  for (const signal of signals) {
    while (
      nearest + 1 < inspectors.length &&
      Math.abs(inspectors[nearest + 1] - signal) < Math.abs(inspectors[nearest] - signal)
    )
      nearest++
    if (signal < inspectors[nearest]) left[nearest] = Math.max(left[nearest], inspectors[nearest] - signal)
    else right[nearest] = Math.max(right[nearest], signal - inspectors[nearest])
  }
  let longest = 0
  for (let i = 0; i < inspectors.length; i++)
    longest = Math.max(longest, left[i] + right[i] + Math.min(left[i], right[i]))
  return longest
}
