function shortestPart(points, needed) {
  const count = points.length
  let shortest = count + 1
  let total = 0
  let back = 0
  for (let front = 0; front < 2 * count; front++) {
    total += points[front % count]
    while (total >= needed) {
      shortest = Math.min(shortest, front - back + 1)
      total -= points[back % count]
      back++
    }
  }
  return shortest > count ? -1 : shortest
}
