class RequestLimiter {
  constructor(limit, windowSeconds) {
    this.limit = limit
    this.windowSeconds = windowSeconds
    this.accepted = []
  }

  allow(client, second) {
    if (this.isFull(client, second)) return false
    this.accepted.push([client, second])
    return true
  }

  retryAfter(client, second) {
    let waited = 0
    while (this.isFull(client, second + waited)) waited++
    return waited
  }

  isFull(client, second) {
    const recent = this.accepted.filter(([other, at]) => other === client && at > second - this.windowSeconds)
    return recent.length >= this.limit
  }
}
