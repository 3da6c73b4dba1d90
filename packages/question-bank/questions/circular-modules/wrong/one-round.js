function neverBuilt(modules, users, used) {
  const uses = Array.from({ length: modules }, () => [])
  users.forEach((user, k) => uses[user].push(used[k]))
  const isBuilt = new Array(modules).fill(false)
  for (let module = modules - 1; module >= 0; module--) isBuilt[module] = uses[module].every((other) => isBuilt[other])
  return [...isBuilt.keys()].filter((module) => !isBuilt[module])
}
