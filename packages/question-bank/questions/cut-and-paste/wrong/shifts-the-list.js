function cutAndPaste(count, moves) {
  const order = []
  for (let i = 0; i < count; i++) order.push(i)
  for (const [from, to, behind] of moves) {
    let start = 0
    while (order[start] !== from) start++
    let end = start
    while (order[end] !== to) end++
    const stretch = order.slice(start, end + 1)
    for (let i = end + 1; i < count; i++) order[i - stretch.length] = order[i]
    let place = count - stretch.length
    while (place > 0 && order[place - 1] !== behind) {
      place--
      order[place + stretch.length] = order[place]
    }
    for (let i = 0; i < stretch.length; i++) order[place + i] = stretch[i]
  }
  return order
}
