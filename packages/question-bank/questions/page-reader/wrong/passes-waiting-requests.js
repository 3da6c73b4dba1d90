class PageReader {
  constructor(pageSize, limit, windowSeconds, keepSeconds) {
    this.pageSize = pageSize
    this.limit = limit
    this.windowSeconds = windowSeconds
    this.keepSeconds = keepSeconds
    this.requests = []
    this.readAt = new Map()
  }

  read(item, second) {
    const page = Math.floor(item / this.pageSize)
    const readAt = this.readAt.get(page)
    if (readAt !== undefined && second < readAt + this.keepSeconds) return Math.max(second, readAt)
    const blocking = this.requests.toSorted((a, b) => a - b).at(-this.limit)
    const free = blocking === undefined ? 0 : blocking + this.windowSeconds
    const at = Math.max(second, free)
    this.requests.push(second)
    this.readAt.set(page, at)
    return at
  }
}
