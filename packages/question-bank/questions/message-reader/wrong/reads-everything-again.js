class MessageReader {
  constructor() {
    this.received = ''
    this.returned = 0
  }

  feed(chunk) {
    this.received += chunk
    const { messages } = this.read()
    const completed = messages.slice(this.returned)
    this.returned = messages.length
    return completed
  }

  state() {
    return this.read().state
  }

  read() {
    const messages = []
    let digits = ''
    let missing = null
    let text = ''
    for (const character of this.received) {
      if (missing === null) {
        if (character >= '0' && character <= '9') {
          digits += character
        } else if (character === ':' && digits !== '') {
          missing = Number(digits)
          digits = ''
        } else {
          return { messages, state: 'broken' }
        }
      } else if (missing > 0) {
        text += character
        missing -= 1
      } else if (character === ';') {
        messages.push(text)
        text = ''
        missing = null
      } else {
        return { messages, state: 'broken' }
      }
    }
    return { messages, state: digits === '' && missing === null ? 'ready' : 'waiting' }
  }
}
