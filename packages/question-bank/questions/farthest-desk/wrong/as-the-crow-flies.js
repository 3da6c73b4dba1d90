function farthestDesk(floor) {
  const find = (kind) => floor.flatMap((line, r) => [...line].flatMap((char, c) => (char === kind ? [[r, c]] : [])))
  const exits = find('E')
  let farthest = 0
  for (const [r, c] of find('D')) {
    let nearest = Number.POSITIVE_INFINITY
    for (const [er, ec] of exits) nearest = Math.min(nearest, Math.abs(r - er) + Math.abs(c - ec))
    farthest = Math.max(farthest, nearest)
  }
  return farthest === Number.POSITIVE_INFINITY ? -1 : farthest
}
