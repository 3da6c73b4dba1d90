function cutAndPaste(count, moves) {
  const size = count + 1
  const behindOf = Array.from({ length: size }, (_, i) => (i + 1) % size)
  const beforeOf = Array.from({ length: size }, (_, i) => (i + count) % size)
  const join = (before, behind) => {
    behindOf[before] = behind
    beforeOf[behind] = before
  }
  for (const [from, , behind] of moves) {
    join(beforeOf[from], behindOf[from])
    const place = behind === -1 ? count : behind
    const follower = behindOf[place]
    join(place, from)
    join(from, follower)
  }
  const order = []
  for (let i = behindOf[count]; i !== count; i = behindOf[i]) order.push(i)
  return order
}
