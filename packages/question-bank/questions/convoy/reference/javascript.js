function transportRate(loads, speeds, most) {
  const trucks = speeds.map((speed, truck) => ({ speed, load: loads[truck] }))
  trucks.sort((a, b) => b.speed - a.speed)
  const chosen = []
  let sum = 0
  let best = 0
  for (const { speed, load } of trucks) {
    sum += load
    push(chosen, load)
    if (chosen.length > most) sum -= pop(chosen)
    best = Math.max(best, sum * speed)
  }
  return best
}

/** Adds a number to a heap with the smallest on top. */
function push(heap, number) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (heap[parent] <= number) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = number
}

/** Takes the smallest number off a heap of at least two. */
function pop(heap) {
  const smallest = heap[0]
  const last = heap.pop()
  let at = 0
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
    if (heap[child] >= last) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = last
  return smallest
}
