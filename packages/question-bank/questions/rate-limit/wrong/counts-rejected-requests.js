function acceptedRequests(times, clients, limit, seconds) {
  const requestsOf = new Map()
  return times.map((time, i) => {
    const requests = requestsOf.get(clients[i]) ?? []
    requestsOf.set(clients[i], requests)
    const isAccepted = requests.length < limit || requests[requests.length - limit] <= time - seconds
    requests.push(time)
    return isAccepted
  })
}
