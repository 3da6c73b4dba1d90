function lowestPrices(starts, ends, prices, days) {
  const contracts = starts.map((_, i) => i).sort((a, b) => starts[a] - starts[b])
  const calendar = days.map((_, i) => i).sort((a, b) => days[a] - days[b])
  const answers = days.map(() => -1)
  const heap = []
  let begun = 0
  for (const asked of calendar) {
    const day = days[asked]
    while (begun < contracts.length && starts[contracts[begun]] <= day) push(heap, contracts[begun++], prices)
    while (heap.length > 0 && ends[heap[0]] < day) removeCheapest(heap, prices)
    if (heap.length > 0) answers[asked] = prices[heap[0]]
  }
  return answers
}

function push(heap, item, prices) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (prices[heap[parent]] <= prices[item]) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = item
}

function removeCheapest(heap, prices) {
  const item = heap.pop()
  if (heap.length === 0) return
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && prices[heap[child + 1]] < prices[heap[child]]) child++
    if (prices[heap[child]] >= prices[item]) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
}
