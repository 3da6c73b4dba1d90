function completeStretches(services, count) {
  const last = new Map()
  let stretches = 0
  let latest = -1
  for (let i = 0; i < services.length; i++) {
    last.delete(services[i])
    last.set(services[i], i)
    if (last.size < count) continue
    const [first] = last.values()
    if (first !== latest) stretches++
    latest = first
  }
  return stretches
}
