function halvings(sizes, limit) {
  const heap = []
  let total = 0
  for (const size of sizes) {
    push(heap, size)
    total += size
  }
  let steps = 0
  while (total > limit) {
    const half = Math.floor(heap[0] / 2)
    total -= heap[0] - half
    replaceTop(heap, half)
    steps++
  }
  return steps
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

function replaceTop(heap, item) {
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
