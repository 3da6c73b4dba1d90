class RecentCache {
  constructor(capacity, lifetime) {
    this.capacity = capacity
    this.lifetime = lifetime
    this.entries = new Map()
    this.uses = 0
  }

  put(key, value, second) {
    if (!this.entries.has(key) && this.entries.size === this.capacity) {
      const byLastUse = [...this.entries].sort(([, a], [, b]) => a.usedAt - b.usedAt)
      const [oldest] = byLastUse[0]
      this.entries.delete(oldest)
    }
    this.entries.set(key, { value, until: second + this.lifetime, usedAt: this.uses++ })
  }

  get(key, second) {
    const entry = this.entries.get(key)
    if (entry === undefined) return -1
    if (entry.until <= second) {
      this.entries.delete(key)
      return -1
    }
    entry.usedAt = this.uses++
    return entry.value
  }
}
