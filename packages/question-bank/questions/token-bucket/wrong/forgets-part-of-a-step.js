class TokenBucket {
  constructor(capacity, secondsPerToken) {
    this.capacity = capacity
    this.secondsPerToken = secondsPerToken
    this.tokens = capacity
    this.filledAt = 0
  }

  take(tokens, second) {
    this.refill(second)
    if (tokens > this.tokens) return false
    this.tokens -= tokens
    return true
  }

  wait(tokens, second) {
    this.refill(second)
    if (tokens <= this.tokens) return 0
    return this.filledAt + (tokens - this.tokens) * this.secondsPerToken - second
  }

  refill(second) {
    const gained = Math.floor((second - this.filledAt) / this.secondsPerToken)
    this.filledAt = second
    this.tokens = Math.min(this.capacity, this.tokens + gained)
  }
}
