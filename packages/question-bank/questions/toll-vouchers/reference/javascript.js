function cheapestTrip(towns, starts, ends, tolls, vouchers) {
  const roads = Array.from({ length: towns }, () => [])
  for (let i = 0; i < tolls.length; i++) {
    roads[starts[i]].push([ends[i], tolls[i]])
    roads[ends[i]].push([starts[i], tolls[i]])
  }
  // State used * towns + town: there, with so many vouchers used.
  const paid = new Array(towns * (vouchers + 1)).fill(Number.POSITIVE_INFINITY)
  const heap = []
  const reach = (state, cost) => {
    if (cost >= paid[state]) return
    paid[state] = cost
    push(heap, [cost, state])
  }
  reach(0, 0)
  while (heap.length > 0) {
    const [cost, state] = pop(heap)
    if (cost > paid[state]) continue
    const town = state % towns
    if (town === towns - 1) return cost
    const used = (state - town) / towns
    for (const [next, toll] of roads[town]) {
      reach(used * towns + next, cost + toll)
      if (used < vouchers) reach((used + 1) * towns + next, cost)
    }
  }
  return -1
}

function push(heap, entry) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (heap[parent][0] <= entry[0]) break
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
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++
    if (heap[child][0] >= entry[0]) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = entry
  return top
}
