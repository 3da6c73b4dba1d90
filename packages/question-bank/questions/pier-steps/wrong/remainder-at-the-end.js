function waysUp(steps, broken) {
  const isBroken = new Set(broken)
  let before = 0
  let ways = 1
  for (let step = 1; step <= steps; step++) {
    const next = isBroken.has(step) ? 0 : before + ways
    before = ways
    ways = next
  }
  return ways % 1_000_000_007
}
