function shortestWalk(floor) {
  const grid = floor.map((row) => [...row])
  let row = floor.findIndex((text) => text.includes('S'))
  let column = floor[row].indexOf('S')
  let total = 0
  while (grid.some((line) => line.includes('I'))) {
    const seen = new Set([`${row},${column}`])
    let found = null
    const queue = [[row, column, 0]]
    for (const [r, c, steps] of queue) {
      if (grid[r][c] === 'I') {
        found = [r, c, steps]
        break
      }
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if ((grid[nr]?.[nc] ?? '#') === '#' || seen.has(`${nr},${nc}`)) continue
        seen.add(`${nr},${nc}`)
        queue.push([nr, nc, steps + 1])
      }
    }
    if (found === null) return -1
    row = found[0]
    column = found[1]
    total += found[2]
    grid[row][column] = '.'
  }
  return total
}
