class DraftHistory {
  constructor() {
    this.current = ''
    this.undone = []
    this.past = []
  }

  write(text) {
    this.change(this.current + text)
  }

  erase(count) {
    this.change(this.current.slice(0, Math.max(0, this.current.length - count)))
  }

  undo() {
    if (this.past.length === 0) return false
    this.undone.push(this.current)
    this.current = this.past.pop()
    return true
  }

  redo() {
    if (this.undone.length === 0) return false
    this.past.push(this.current)
    this.current = this.undone.pop()
    return true
  }

  read() {
    return this.current
  }

  change(next) {
    this.past.push(this.current)
    this.undone = []
    this.current = next
  }
}
