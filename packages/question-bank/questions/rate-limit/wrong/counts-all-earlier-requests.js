function acceptedRequests(times, clients, limit, seconds) {
  const accepted = []
  for (let i = 0; i < times.length; i++) {
    let recent = 0
    for (let j = 0; j < i; j++) {
      if (accepted[j] && clients[j] === clients[i] && times[j] > times[i] - seconds) recent++
    }
    accepted.push(recent < limit)
  }
  return accepted
}
