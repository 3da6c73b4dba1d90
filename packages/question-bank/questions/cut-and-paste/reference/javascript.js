function cutAndPaste(count, moves) {
  // Paragraph `count` is made up: it closes the document to a ring.
  const size = count + 1
  const behindOf = Array.from({ length: size }, (_, i) => (i + 1) % size)
  const beforeOf = Array.from({ length: size }, (_, i) => (i + count) % size)
  const join = (before, behind) => {
    behindOf[before] = behind
    beforeOf[behind] = before
  }
  for (const [from, to, behind] of moves) {
    join(beforeOf[from], behindOf[to])
    const place = behind === -1 ? count : behind
    const follower = behindOf[place]
    join(place, from)
    join(to, follower)
  }
  const order = []
  for (let i = behindOf[count]; i !== count; i = behindOf[i]) order.push(i)
  return order
}
