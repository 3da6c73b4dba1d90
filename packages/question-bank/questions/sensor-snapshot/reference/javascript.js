function shortestPeriod(readings) {
  const chosen = readings.map(() => 0)
  const timeOf = (sensor) => readings[sensor][chosen[sensor]]
  const heap = []
  let latest = 0
  for (const sensor of readings.keys()) {
    push(heap, sensor, timeOf)
    latest = Math.max(latest, timeOf(sensor))
  }
  let best = [timeOf(heap[0]), latest]
  while (true) {
    const sensor = heap[0]
    const earliest = timeOf(sensor)
    if (latest - earliest < best[1] - best[0]) best = [earliest, latest]
    chosen[sensor]++
    if (chosen[sensor] === readings[sensor].length) return best
    latest = Math.max(latest, timeOf(sensor))
    moveTopDown(heap, timeOf)
  }
}

function push(heap, item, timeOf) {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (timeOf(heap[parent]) <= timeOf(item)) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = item
}

function moveTopDown(heap, timeOf) {
  const item = heap[0]
  let at = 0
  while (2 * at + 1 < heap.length) {
    let child = 2 * at + 1
    if (child + 1 < heap.length && timeOf(heap[child + 1]) < timeOf(heap[child])) child++
    if (timeOf(heap[child]) >= timeOf(item)) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = item
}
