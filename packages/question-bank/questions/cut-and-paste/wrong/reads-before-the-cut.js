function cutAndPaste(count, moves) {
  const size = count + 1
  const behindOf = Array.from({ length: size }, (_, i) => (i + 1) % size)
  const beforeOf = Array.from({ length: size }, (_, i) => (i + count) % size)
  const join = (before, behind) => {
    behindOf[before] = behind
    beforeOf[behind] = before
  }
  for (const [from, to, behind] of moves) {
    const place = behind === -1 ? count : behind
    const follower = behindOf[place]
    join(beforeOf[from], behindOf[to])
    join(place, from)
    join(to, follower)
  }
  const order = []
  for (let i = behindOf[count]; i !== count && order.length < count; i = behindOf[i]) order.push(i)
  return order
}
