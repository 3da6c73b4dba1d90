function fallenServices(count, users, used, failed) {
  const usersOf = Array.from({ length: count }, () => [])
  users.forEach((user, k) => usersOf[used[k]].push(user))
  const fallen = new Set()
  const fall = (service) => {
    if (fallen.has(service)) return
    fallen.add(service)
    usersOf[service].forEach((user) => fall(user))
  }
  fall(failed)
  return fallen.size
}
