function longestWait(opened, urgency, minutes) {
  const isBefore = (a, b) => urgency[a] > urgency[b] || (urgency[a] === urgency[b] && a < b)
  const waiting = []
  let next = 0
  let now = 0
  let longest = 0
  while (next < opened.length || waiting.length > 0) {
    if (waiting.length === 0) now = Math.max(now, opened[next])
    while (next < opened.length && opened[next] <= now) push(waiting, next++, isBefore)
    const ticket = pop(waiting, isBefore)
    longest = Math.max(longest, now - opened[ticket])
    now += minutes
  }
  return longest
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
  const item = heap.pop()
  if (heap.length === 0) return top
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++
    if (!isBefore(heap[child], item)) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
  return top
}
