function qualifyingTimes(times, places) {
  const best = []
  return times.map((time) => {
    push(best, time)
    if (best.length > places) removeLargest(best)
    return best.length === places ? best[0] : -1
  })
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

function removeLargest(heap) {
  const item = heap.pop()
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child++
    if (heap[child] <= item) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
}
