function neverBuilt(modules, users, used) {
  let left = new Set(Array.from({ length: modules }, (_, module) => module))
  for (;;) {
    const waiting = new Set()
    for (let k = 0; k < users.length; k++) if (left.has(used[k])) waiting.add(users[k])
    if (waiting.size === left.size) break
    left = waiting
  }
  return [...left].sort((a, b) => a - b)
}
