function fallenServices(count, users, used, failed) {
  const hasFallen = new Array(count).fill(false)
  hasFallen[failed] = true
  let fallen = 1
  for (let before = 0; before < fallen; ) {
    before = fallen
    for (let i = 0; i < users.length; i++) {
      if (!hasFallen[used[i]] || hasFallen[users[i]]) continue
      hasFallen[users[i]] = true
      fallen++
    }
  }
  return fallen
}
