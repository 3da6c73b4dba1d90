class TokenBucket {
  constructor(capacity, secondsPerToken) {
    this.capacity = capacity
    this.secondsPerToken = secondsPerToken
    this.tokens = capacity
    this.filledAt = 0
  }

  take(tokens, second) {
    const there = this.tokensAt(second)
    this.filledAt = second - (second % this.secondsPerToken)
    this.tokens = there < tokens ? there : there - tokens
    return there >= tokens
  }

  wait(tokens, second) {
    let waited = 0
    while (this.tokensAt(second + waited) < tokens) waited++
    return waited
  }

  tokensAt(second) {
    const gained = Math.floor((second - this.filledAt) / this.secondsPerToken)
    return Math.min(this.capacity, this.tokens + gained)
  }
}
