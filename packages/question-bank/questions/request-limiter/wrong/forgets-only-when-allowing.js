class RequestLimiter {
  constructor(limit, windowSeconds) {
    this.limit = limit
    this.windowSeconds = windowSeconds
    this.times = new Map()
  }

  allow(client, second) {
    const times = this.times.get(client) ?? []
    const recent = times.filter((time) => time > second - this.windowSeconds)
    this.times.set(client, recent)
    if (recent.length >= this.limit) return false
    recent.push(second)
    return true
  }

  retryAfter(client, second) {
    const times = this.times.get(client) ?? []
    return times.length < this.limit ? 0 : times[0] + this.windowSeconds - second
  }
}
