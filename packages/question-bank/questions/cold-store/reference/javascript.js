function tradeProfit(prices) {
  const cheapest = []
  let profit = 0
  for (const price of prices) {
    push(cheapest, price)
    if (cheapest[0] === price) continue
    profit += price - cheapest[0]
    replaceTop(cheapest, price)
  }
  return profit
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

/** Puts a number in the place of the smallest one and moves it down to where it belongs. */
function replaceTop(heap, number) {
  let at = 0
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
    if (heap[child] >= number) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = number
}
