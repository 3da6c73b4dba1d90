function neverBuilt(modules, users, used) {
  const waitsFor = new Array(modules).fill(0)
  const usersOf = Array.from({ length: modules }, () => [])
  users.forEach((user, k) => {
    waitsFor[user]++
    usersOf[used[k]].push(user)
  })
  const built = [...waitsFor.keys()].filter((module) => waitsFor[module] === 0)
  for (const module of built) {
    for (const user of usersOf[module]) {
      waitsFor[user]--
      if (waitsFor[user] === 0) built.push(user)
    }
  }
  return [...waitsFor.keys()].filter((module) => waitsFor[module] > 0)
}
