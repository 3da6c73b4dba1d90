function fullCrates(jars, crate) {
  const seen = new Map()
  let remainder = 0
  let stretches = 0
  for (const count of jars) {
    remainder = (((remainder + count) % crate) + crate) % crate
    stretches += seen.get(remainder) ?? 0
    seen.set(remainder, (seen.get(remainder) ?? 0) + 1)
  }
  return stretches
}
