function farthestVillage(heights, charge, tickets) {
  const withTicket = []
  for (let village = 1; village < heights.length; village++) {
    const climb = heights[village] - heights[village - 1]
    if (climb <= 0) continue
    push(withTicket, climb)
    if (withTicket.length > tickets) charge -= removeSmallest(withTicket)
    if (charge < 0) return village - 1
  }
  return heights.length - 1
}

function push(heap, item) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (heap[parent] <= item) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = item
}

function removeSmallest(heap) {
  const smallest = heap[0]
  const item = heap.pop()
  if (heap.length === 0) return smallest
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
    if (heap[child] >= item) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
  return smallest
}
