function fallenServices(count, users, used, failed) {
  const usedBy = Array.from({ length: count }, () => [])
  for (let i = 0; i < users.length; i++) usedBy[users[i]].push(used[i])
  const seen = new Set([failed])
  for (const service of seen) for (const next of usedBy[service]) seen.add(next)
  return seen.size
}
