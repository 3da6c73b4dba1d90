function keptReadings(values, keep) {
  const last = values.length - 1
  const before = values.map((_, i) => i - 1)
  const after = values.map((_, i) => i + 1)
  const weights = values.map(() => -1)
  const heap = []
  const weigh = (i) => {
    if (i === 0 || i === last) return
    weights[i] = Math.abs(2 * values[i] - values[before[i]] - values[after[i]])
    push(heap, [weights[i], i])
  }
  for (let i = 0; i <= last; i++) weigh(i)
  let left = values.length
  while (left > keep) {
    const [weight, i] = pop(heap)
    if (weights[i] !== weight) continue
    weights[i] = -1
    after[before[i]] = after[i]
    before[after[i]] = before[i]
    weigh(before[i])
    weigh(after[i])
    left--
  }
  const kept = []
  for (let i = 0; i <= last; i = after[i]) kept.push(i)
  return kept
}

function isLess(a, b) {
  return a[0] === b[0] ? a[1] < b[1] : a[0] < b[0]
}

function push(heap, entry) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isLess(entry, heap[parent])) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = entry
}

function pop(heap) {
  const top = heap[0]
  const entry = heap.pop()
  if (heap.length === 0) return top
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && isLess(heap[child + 1], heap[child])) child++
    if (!isLess(heap[child], entry)) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = entry
  return top
}
