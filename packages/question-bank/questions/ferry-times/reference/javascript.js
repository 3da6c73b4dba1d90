function earliestArrival(islands, starts, ends, minutes, periods) {
  const lines = Array.from({ length: islands }, () => [])
  for (let i = 0; i < starts.length; i++) {
    lines[starts[i]].push(i)
    lines[ends[i]].push(i)
  }
  const arrival = new Array(islands).fill(Infinity)
  arrival[0] = 0
  const heap = [[0, 0]]
  while (heap.length > 0) {
    const [time, island] = takeFirst(heap)
    if (time > arrival[island]) continue
    for (const line of lines[island]) {
      const next = starts[line] + ends[line] - island
      const reached = Math.ceil(time / periods[line]) * periods[line] + minutes[line]
      if (reached >= arrival[next]) continue
      arrival[next] = reached
      insert(heap, [reached, next])
    }
  }
  return arrival[islands - 1] === Infinity ? -1 : arrival[islands - 1]
}

/** Adds a pair of a time and an island to a heap with the earliest time on top. */
function insert(heap, entry) {
  let at = heap.push(entry) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (heap[above][0] <= entry[0]) break
    heap[at] = heap[above]
    at = above
  }
  heap[at] = entry
}

function takeFirst(heap) {
  const first = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return first
  let at = 0
  while (2 * at + 1 < heap.length) {
    let below = 2 * at + 1
    if (below + 1 < heap.length && heap[below + 1][0] < heap[below][0]) below++
    if (heap[below][0] >= last[0]) break
    heap[at] = heap[below]
    at = below
  }
  heap[at] = last
  return first
}
