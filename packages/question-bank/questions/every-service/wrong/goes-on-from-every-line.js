function completeStretches(services, count) {
  let stretches = 0
  for (let first = 0; first < services.length; first++) {
    const found = new Set()
    for (let last = first; last < services.length; last++) {
      found.add(services[last])
      if (found.size === count) {
        stretches += services.length - last
        break
      }
    }
  }
  return stretches
}
