function mostCakes(minutes, pickups) {
  const order = minutes.map((_, i) => i).sort((a, b) => pickups[a] - pickups[b])
  const taken = []
  let sum = 0
  for (const i of order) {
    push(taken, minutes[i])
    sum += minutes[i]
    if (sum > pickups[i]) sum -= popLongest(taken)
  }
  return taken.length
}

function push(heap, item) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (heap[parent] >= item) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = item
}

function popLongest(heap) {
  const longest = heap[0]
  const item = heap.pop()
  if (heap.length === 0) return longest
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child++
    if (heap[child] <= item) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
  return longest
}
