function waysUp(steps: number, broken: number[]): number {
  const isBroken = new Set(broken)
  let [before, ways] = [0, 1]
  for (let step = 1; step <= steps; step++) {
    ;[before, ways] = [ways, isBroken.has(step) ? 0 : (before + ways) % 1_000_000_007]
  }
  return ways
}
