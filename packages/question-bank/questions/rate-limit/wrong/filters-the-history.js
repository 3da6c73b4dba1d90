function acceptedRequests(times, clients, limit, seconds) {
  const acceptedBy = new Map()
  return times.map((time, i) => {
    const recent = (acceptedBy.get(clients[i]) ?? []).filter((other) => other > time - seconds)
    acceptedBy.set(clients[i], recent)
    if (recent.length >= limit) return false
    recent.push(time)
    return true
  })
}
