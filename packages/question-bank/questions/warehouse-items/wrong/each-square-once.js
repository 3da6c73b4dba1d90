function shortestWalk(floor) {
  const items = floor.join('').split('I').length - 1
  const row = floor.findIndex((text) => text.includes('S'))
  const column = floor[row].indexOf('S')
  const seen = new Set([`${row},${column}`])
  const queue = [[row, column, 0]]
  let found = 0
  if (items === 0) return 0
  for (const [r, c, steps] of queue) {
    if (floor[r][c] === 'I') found++
    if (found === items) return steps
    for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if ((floor[nr]?.[nc] ?? '#') === '#' || seen.has(`${nr},${nc}`)) continue
      seen.add(`${nr},${nc}`)
      queue.push([nr, nc, steps + 1])
    }
  }
  return -1
}
