class RetryingClient {
  constructor(responses, maxAttempts, firstDelay) {
    this.responses = responses
    this.maxAttempts = maxAttempts
    this.firstDelay = firstDelay
    this.sent = 0
  }

  request(second) {
    let delay = this.firstDelay
    for (let attempt = 1; ; attempt++) {
      const [status, retryAfter] = this.responses[this.sent]
      this.sent++
      const mayRetry = status === 429 || status >= 500
      if (!mayRetry || attempt === this.maxAttempts) return [status, attempt, second]
      second += status === 429 ? Math.max(delay, retryAfter) : delay
      delay *= 2
    }
  }
}
