function neverBuilt(modules, users, used) {
  const uses = Array.from({ length: modules }, () => [])
  users.forEach((user, k) => uses[user].push(used[k]))
  const onCircle = []
  for (let module = 0; module < modules; module++) {
    const found = new Set(uses[module])
    for (const other of found) for (const next of uses[other]) found.add(next)
    if (found.has(module)) onCircle.push(module)
  }
  return onCircle
}
