function meetingsWithin(starts, ends) {
  const order = starts.map((_, meeting) => meeting)
  order.sort((a, b) => starts[b] - starts[a] || ends[a] - ends[b])
  const seen = []
  const within = new Array(starts.length).fill(0)
  for (const meeting of order) {
    let place = seen.length
    seen.push(ends[meeting])
    while (place > 0 && seen[place - 1] > ends[meeting]) {
      seen[place] = seen[place - 1]
      place--
    }
    seen[place] = ends[meeting]
    within[meeting] = place
  }
  for (let i = order.length - 2; i >= 0; i--) {
    const [meeting, next] = [order[i], order[i + 1]]
    if (starts[meeting] === starts[next] && ends[meeting] === ends[next]) within[meeting] = within[next]
  }
  return within
}
