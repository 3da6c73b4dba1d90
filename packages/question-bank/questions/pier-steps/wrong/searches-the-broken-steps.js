function waysUp(steps, broken) {
  let before = 0
  let ways = 1
  for (let step = 1; step <= steps; step++) {
    let next = (before + ways) % 1_000_000_007
    for (const other of broken) if (other === step) next = 0
    before = ways
    ways = next
  }
  return ways
}
