function neverBuilt(modules, users, used) {
  const uses = Array.from({ length: modules }, () => [])
  users.forEach((user, k) => uses[user].push(used[k]))
  const known = new Map()
  const canBuild = (module) => {
    if (known.has(module)) return known.get(module)
    known.set(module, false)
    known.set(module, uses[module].every((other) => canBuild(other)))
    return known.get(module)
  }
  return Array.from({ length: modules }, (_, module) => module).filter((module) => !canBuild(module))
}
