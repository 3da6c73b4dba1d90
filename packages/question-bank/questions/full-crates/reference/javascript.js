function fullCrates(jars, crate) {
  const seen = new Map([[0, 1]])
  let remainder = 0
  let stretches = 0
  for (const count of jars) {
    remainder = (((remainder + count) % crate) + crate) % crate
    const before = seen.get(remainder) ?? 0
    stretches += before
    seen.set(remainder, before + 1)
  }
  return stretches
}
