class RecentCache {
  constructor(capacity, lifetime) {
    this.capacity = capacity
    this.lifetime = lifetime
    // From the least to the most recently used.
    this.entries = new Map()
  }

  put(key, value, second) {
    this.entries.delete(key)
    if (this.entries.size >= this.capacity) {
      const [oldest] = this.entries.keys()
      this.entries.delete(oldest)
    }
    this.entries.set(key, { value, until: second + this.lifetime })
  }

  get(key, second) {
    const entry = this.entries.get(key)
    if (entry === undefined) return -1
    if (entry.until <= second) {
      this.entries.delete(key)
      return -1
    }
    return entry.value
  }
}
