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
    let at = Math.max(second, this.requests.at(-1) ?? 0)
    while (this.requests.filter((other) => other > at - this.windowSeconds).length >= this.limit) at++
    this.requests.push(at)
    this.readAt.set(page, at)
    return at
  }
}
