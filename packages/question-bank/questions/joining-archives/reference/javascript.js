function joiningMinutes(sizes) {
  const heap = [...sizes].sort((a, b) => a - b)
  let minutes = 0
  while (heap.length > 1) {
    const smallest = heap[0]
    sink(heap, heap.pop())
    const sum = smallest + heap[0]
    minutes += sum
    sink(heap, sum)
  }
  return minutes
}

/** Puts `size` in the place of the smallest one, and moves it down to where it belongs. */
function sink(heap, size) {
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
    if (heap[child] >= size) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = size
}
