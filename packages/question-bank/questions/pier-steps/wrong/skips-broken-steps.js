function waysUp(steps, broken) {
  const isBroken = new Set(broken)
  let before = 0
  let ways = 1
  for (let step = 1; step <= steps; step++) {
    if (isBroken.has(step)) continue
    const next = (before + ways) % 1_000_000_007
    before = ways
    ways = next
  }
  return ways
}
