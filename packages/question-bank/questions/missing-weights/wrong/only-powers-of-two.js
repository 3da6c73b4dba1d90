function weightsToAdd(weights, limit) {
  const have = new Set(weights)
  let added = 0
  for (let power = 1; power <= limit; power *= 2) if (!have.has(power)) added++
  return added
}
