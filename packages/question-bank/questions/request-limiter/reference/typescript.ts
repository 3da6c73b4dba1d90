class RequestLimiter {
  private readonly recent = new Map<string, number[]>()

  constructor(
    private readonly limit: number,
    private readonly windowSeconds: number,
  ) {}

  allow(client: string, second: number): boolean {
    const times = this.timesOf(client, second)
    if (times.length >= this.limit) return false
    times.push(second)
    return true
  }

  retryAfter(client: string, second: number): number {
    const times = this.timesOf(client, second)
    return times.length < this.limit ? 0 : times[0] + this.windowSeconds - second
  }

  /** The accepted requests of a client that still count. */
  private timesOf(client: string, second: number): number[] {
    const times = this.recent.get(client) ?? []
    this.recent.set(client, times)
    while (times.length > 0 && times[0] <= second - this.windowSeconds) times.shift()
    return times
  }
}
