function fallenServices(count, users, used, failed) {
  const fallen = new Set([failed])
  for (let i = 0; i < users.length; i++) if (used[i] === failed) fallen.add(users[i])
  return fallen.size
}
