function repairsInTime(hours, deadlines) {
  const order = hours.map((_, repair) => repair).sort((a, b) => deadlines[a] - deadlines[b])
  const accepted = []
  let total = 0
  for (const repair of order) {
    insert(accepted, hours[repair])
    total += hours[repair]
    if (total > deadlines[repair]) total -= takeLongest(accepted)
  }
  return accepted.length
}

/** Adds a number to a heap with the largest number on top. */
function insert(heap, number) {
  let at = heap.push(number) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (heap[above] >= number) break
    heap[at] = heap[above]
    at = above
  }
  heap[at] = number
}

function takeLongest(heap) {
  const longest = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return longest
  let at = 0
  while (2 * at + 1 < heap.length) {
    let below = 2 * at + 1
    if (below + 1 < heap.length && heap[below + 1] > heap[below]) below++
    if (heap[below] <= last) break
    heap[at] = heap[below]
    at = below
  }
  heap[at] = last
  return longest
}
