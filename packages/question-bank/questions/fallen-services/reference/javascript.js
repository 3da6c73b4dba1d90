function fallenServices(count, users, used, failed) {
  const usersOf = Array.from({ length: count }, () => [])
  for (let i = 0; i < users.length; i++) usersOf[used[i]].push(users[i])
  const hasFallen = new Array(count).fill(false)
  hasFallen[failed] = true
  const queue = [failed]
  for (const service of queue) {
    for (const user of usersOf[service]) {
      if (hasFallen[user]) continue
      hasFallen[user] = true
      queue.push(user)
    }
  }
  return queue.length
}
