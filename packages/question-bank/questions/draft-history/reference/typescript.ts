class DraftHistory {
  private current = ''
  private past: string[] = []
  private undone: string[] = []

  write(text: string): void {
    this.change(this.current + text)
  }

  erase(count: number): void {
    this.change(this.current.slice(0, Math.max(0, this.current.length - count)))
  }

  undo(): boolean {
    const before = this.past.pop()
    if (before === undefined) return false
    this.undone.push(this.current)
    this.current = before
    return true
  }

  redo(): boolean {
    const after = this.undone.pop()
    if (after === undefined) return false
    this.past.push(this.current)
    this.current = after
    return true
  }

  read(): string {
    return this.current
  }

  private change(next: string) {
    this.past.push(this.current)
    this.undone = []
    this.current = next
  }
}
