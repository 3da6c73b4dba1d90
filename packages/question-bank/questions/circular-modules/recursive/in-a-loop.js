function neverBuilt(modules, users, used) {
  const uses = Array.from({ length: modules }, () => [])
  for (let k = 0; k < users.length; k++) uses[users[k]].push(used[k])
  const state = new Array(modules).fill('new')
  function canBuild(module) {
    if (state[module] === 'new') {
      state[module] = 'open'
      let areAll = true
      for (const other of uses[module]) if (!canBuild(other)) areAll = false
      state[module] = areAll ? 'built' : 'stuck'
    }
    return state[module] === 'built'
  }
  const never = []
  for (let module = 0; module < modules; module++) if (!canBuild(module)) never.push(module)
  return never
}
