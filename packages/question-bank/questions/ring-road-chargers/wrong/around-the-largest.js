function shortestPart(points, needed) {
  const count = points.length
  let front = 0
  for (let i = 1; i < count; i++) if (points[i] > points[front]) front = i
  let back = front
  let total = points[front]
  for (let length = 1; length <= count; length++) {
    if (total >= needed) return length
    const next = points[(front + 1) % count]
    const before = points[(back + count - 1) % count]
    if (next >= before) front = (front + 1) % count
    else back = (back + count - 1) % count
    total += Math.max(next, before)
  }
  return -1
}
