function neverBuilt(modules, users, used) {
  const uses = Array.from({ length: modules }, () => [])
  users.forEach((user, k) => uses[user].push(used[k]))
  const below = (module) => {
    const found = new Set(uses[module])
    for (const other of found) for (const next of uses[other]) found.add(next)
    return found
  }
  const onCircle = new Set()
  for (let module = 0; module < modules; module++) if (below(module).has(module)) onCircle.add(module)
  const left = []
  for (let module = 0; module < modules; module++) {
    let isBlocked = onCircle.has(module)
    for (const other of below(module)) if (onCircle.has(other)) isBlocked = true
    if (isBlocked) left.push(module)
  }
  return left
}
