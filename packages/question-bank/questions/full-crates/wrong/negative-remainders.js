function fullCrates(jars, crate) {
  const seen = new Map([[0, 1]])
  let total = 0
  let stretches = 0
  for (const count of jars) {
    total += count
    const remainder = total % crate
    stretches += seen.get(remainder) ?? 0
    seen.set(remainder, (seen.get(remainder) ?? 0) + 1)
  }
  return stretches
}
