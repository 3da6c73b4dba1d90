class RequestLimiter {
  constructor(limit, windowSeconds) {
    this.limit = limit
    this.windowSeconds = windowSeconds
    this.recent = new Map()
  }

  allow(client, second) {
    const times = this.timesOf(client, second)
    times.push(second)
    return times.length <= this.limit
  }

  retryAfter(client, second) {
    const times = this.timesOf(client, second)
    return times.length < this.limit ? 0 : times[0] + this.windowSeconds - second
  }

  /** The accepted requests of a client that still count. */
  timesOf(client, second) {
    if (!this.recent.has(client)) this.recent.set(client, [])
    const times = this.recent.get(client)
    while (times.length > 0 && times[0] <= second - this.windowSeconds) times.shift()
    return times
  }
}
