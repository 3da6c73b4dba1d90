function shortestPart(points, needed) {
  const count = points.length
  let shortest = Infinity
  for (let start = 0; start < count; start++) {
    let total = 0
    for (let length = 1; length <= count; length++) {
      total += points[(start + length - 1) % count]
      if (total >= needed) {
        shortest = Math.min(shortest, length)
        break
      }
    }
  }
  return shortest === Infinity ? -1 : shortest
}
