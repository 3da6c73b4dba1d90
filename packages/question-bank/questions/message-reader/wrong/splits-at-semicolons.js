class MessageReader {
  constructor() {
    this.rest = ''
  }

  feed(chunk) {
    const parts = (this.rest + chunk).split(';')
    this.rest = parts.pop()
    return parts.map((part) => part.slice(part.indexOf(':') + 1))
  }

  state() {
    return this.rest === '' ? 'ready' : 'waiting'
  }
}
