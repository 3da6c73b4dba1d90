function fallenServices(count, users, used, failed) {
  const usersOf = Array.from({ length: count }, () => [])
  for (let i = 0; i < users.length; i++) usersOf[used[i]].push(users[i])
  const hasFallen = new Array(count).fill(false)
  const queue = [failed]
  for (const service of queue) {
    hasFallen[service] = true
    for (const user of usersOf[service]) if (!hasFallen[user]) queue.push(user)
  }
  return queue.length
}
