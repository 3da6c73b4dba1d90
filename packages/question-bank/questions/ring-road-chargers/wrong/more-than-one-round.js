function shortestPart(points, needed) {
  const twice = [...points, ...points]
  let shortest = Infinity
  let total = 0
  let back = 0
  for (let front = 0; front < twice.length; front++) {
    total += twice[front]
    while (total >= needed) {
      shortest = Math.min(shortest, front - back + 1)
      total -= twice[back]
      back++
    }
  }
  return shortest === Infinity ? -1 : shortest
}
