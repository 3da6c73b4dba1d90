function chargingBays(arrivals, minutes, bays) {
  const byNumber = (a, b) => a < b
  const byEnd = (a, b) => a.end < b.end
  const free = Array.from({ length: bays }, (_, bay) => bay)
  const taken = []
  return arrivals.map((arrival, car) => {
    while (taken.length > 0 && taken[0].end <= arrival) push(free, pop(taken, byEnd).bay, byNumber)
    if (free.length === 0) return -1
    const bay = pop(free, byNumber)
    push(taken, { bay, end: arrival + minutes[car] }, byEnd)
    return bay
  })
}

function push(heap, item, isBefore) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(item, heap[parent])) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = item
}

function pop(heap, isBefore) {
  const top = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return top
  let at = 0
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++
    if (!isBefore(heap[child], last)) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = last
  return top
}
