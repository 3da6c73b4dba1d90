function completeStretches(services, count) {
  const lines = new Array(count).fill(0)
  let missing = count
  let first = 0
  let stretches = 0
  for (const service of services) {
    if (lines[service] === 0) missing--
    lines[service]++
    while (missing === 0) {
      const removed = services[first]
      lines[removed]--
      if (lines[removed] === 0) missing++
      first++
    }
    stretches += first
  }
  return stretches
}
