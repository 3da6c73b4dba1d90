function meetingsWithin(starts, ends) {
  const order = starts.map((_, meeting) => meeting)
  order.sort((a, b) => starts[b] - starts[a] || ends[a] - ends[b])
  const rankOf = new Map([...new Set(ends)].sort((a, b) => a - b).map((end, index) => [end, index + 1]))
  const tree = new Array(rankOf.size + 1).fill(0)
  const within = new Array(starts.length).fill(0)
  for (const meeting of order) {
    const rank = rankOf.get(ends[meeting])
    for (let at = rank; at > 0; at -= at & -at) within[meeting] += tree[at]
    for (let at = rank; at < tree.length; at += at & -at) tree[at]++
  }
  for (let i = order.length - 2; i >= 0; i--) {
    const [meeting, next] = [order[i], order[i + 1]]
    if (starts[meeting] === starts[next] && ends[meeting] === ends[next]) within[meeting] = within[next]
  }
  return within
}
