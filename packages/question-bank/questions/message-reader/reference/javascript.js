class MessageReader {
  constructor() {
    this.digits = ''
    this.missing = null
    this.text = ''
    this.isBroken = false
  }

  feed(chunk) {
    const messages = []
    for (const character of chunk) {
      if (this.isBroken) break
      if (this.missing === null) this.readLength(character)
      else if (this.missing > 0) {
        this.text += character
        this.missing -= 1
      } else if (character === ';') {
        messages.push(this.text)
        this.text = ''
        this.missing = null
      } else this.isBroken = true
    }
    return messages
  }

  state() {
    if (this.isBroken) return 'broken'
    return this.digits === '' && this.missing === null ? 'ready' : 'waiting'
  }

  readLength(character) {
    if (character >= '0' && character <= '9') {
      this.digits += character
    } else if (character === ':' && this.digits !== '') {
      this.missing = Number(this.digits)
      this.digits = ''
    } else {
      this.isBroken = true
    }
  }
}
