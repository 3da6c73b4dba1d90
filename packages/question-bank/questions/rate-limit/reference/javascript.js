function acceptedRequests(times, clients, limit, seconds) {
  const acceptedBy = new Map()
  return times.map((time, i) => {
    const accepted = acceptedBy.get(clients[i]) ?? []
    acceptedBy.set(clients[i], accepted)
    if (accepted.length >= limit && accepted[accepted.length - limit] > time - seconds) return false
    accepted.push(time)
    return true
  })
}
