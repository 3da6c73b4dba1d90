function severitiesCalled(events) {
  const waiting = []
  const called = []
  for (const severity of events) {
    if (severity > 0) push(waiting, severity)
    else called.push(waiting.length > 0 ? pop(waiting) : 0)
  }
  return called
}

/** Adds a number to a heap with the largest on top. */
function push(heap, number) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (heap[parent] >= number) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = number
}

/** Takes the largest number off a heap that is not empty. */
function pop(heap) {
  const largest = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return largest
  let at = 0
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child++
    if (heap[child] <= last) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = last
  return largest
}
