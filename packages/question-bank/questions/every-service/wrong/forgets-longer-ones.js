function completeStretches(services, count) {
  const lines = new Map()
  let first = 0
  let stretches = 0
  for (const service of services) {
    lines.set(service, (lines.get(service) ?? 0) + 1)
    while (lines.size === count) {
      const removed = services[first]
      lines.set(removed, lines.get(removed) - 1)
      if (lines.get(removed) === 0) lines.delete(removed)
      first++
      stretches++
    }
  }
  return stretches
}
