function acceptedRequests(times, clients, limit, seconds) {
  const windows = new Map()
  return times.map((time, i) => {
    let window = windows.get(clients[i])
    if (window === undefined || time >= window.start + seconds) {
      window = { start: time, count: 0 }
      windows.set(clients[i], window)
    }
    if (window.count >= limit) return false
    window.count++
    return true
  })
}
