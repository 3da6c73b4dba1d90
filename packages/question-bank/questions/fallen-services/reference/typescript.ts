function fallenServices(count: number, users: number[], used: number[], failed: number): number {
  const usersOf = Array.from({ length: count }, (): number[] => [])
  for (let i = 0; i < users.length; i++) usersOf[used[i]].push(users[i])
  const hasFallen = new Array<boolean>(count).fill(false)
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
