function longestWait(opened, urgency, minutes) {
  const heap = []
  let next = 0
  let now = 0
  let longest = 0
  while (next < opened.length || heap.length > 0) {
    if (heap.length === 0) now = Math.max(now, opened[next])
    while (next < opened.length && opened[next] <= now) {
      let at = heap.push(next++) - 1
      for (let up = (at - 1) >> 1; at > 0 && urgency[heap[up]] < urgency[heap[at]]; up = (at - 1) >> 1) {
        ;[heap[up], heap[at]] = [heap[at], heap[up]]
        at = up
      }
    }
    const ticket = heap[0]
    const last = heap.pop()
    if (heap.length > 0) {
      heap[0] = last
      let at = 0
      for (let child = 1; child < heap.length; child = 2 * at + 1) {
        if (child + 1 < heap.length && urgency[heap[child + 1]] > urgency[heap[child]]) child++
        if (urgency[heap[child]] <= urgency[heap[at]]) break
        ;[heap[child], heap[at]] = [heap[at], heap[child]]
        at = child
      }
    }
    longest = Math.max(longest, now - opened[ticket])
    now += minutes
  }
  return longest
}
