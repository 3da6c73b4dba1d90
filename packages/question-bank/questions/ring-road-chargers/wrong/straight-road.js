function shortestPart(points, needed) {
  let shortest = Infinity
  let total = 0
  let back = 0
  for (let front = 0; front < points.length; front++) {
    total += points[front]
    while (total >= needed) {
      shortest = Math.min(shortest, front - back + 1)
      total -= points[back]
      back++
    }
  }
  return shortest === Infinity ? -1 : shortest
}
