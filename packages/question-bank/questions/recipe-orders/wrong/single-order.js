function cookingOrders(steps, rules) {
  const done = new Set()
  const canBeDone = (step) => rules.every(([before, after]) => after !== step || done.has(before))
  while (done.size < steps) {
    let next = 0
    while (next < steps && (done.has(next) || !canBeDone(next))) next++
    if (next === steps) return []
    done.add(next)
  }
  return [[...done]]
}
