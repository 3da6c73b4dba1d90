function joiningMinutes(sizes) {
  const sorted = [...sizes].sort((a, b) => a - b)
  let joined = sorted[0]
  let minutes = 0
  for (let i = 1; i < sorted.length; i++) {
    joined += sorted[i]
    minutes += joined
  }
  return minutes
}
