function cutAndPaste(count, moves) {
  const size = count + 1
  const behindOf = Array.from({ length: size }, (_, i) => (i + 1) % size)
  const beforeOf = Array.from({ length: size }, (_, i) => (i + count) % size)
  for (const [from, to, behind] of moves) {
    const before = beforeOf[from]
    behindOf[before] = behindOf[to]
    const place = behind === -1 ? count : behind
    behindOf[to] = behindOf[place]
    behindOf[place] = from
    beforeOf[from] = place
  }
  const order = []
  for (let i = behindOf[count]; i !== count && order.length < count; i = behindOf[i]) order.push(i)
  return order
}
