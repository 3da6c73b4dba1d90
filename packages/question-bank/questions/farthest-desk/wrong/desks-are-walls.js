function farthestDesk(floor) {
  const steps = floor.map((line) => [...line].map((char) => (char === 'E' ? 0 : -1)))
  const queue = floor.flatMap((line, r) => [...line].flatMap((char, c) => (char === 'E' ? [[r, c]] : [])))
  for (const [r, c] of queue) {
    if (floor[r][c] === 'D') continue
    for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if (steps[nr]?.[nc] !== -1 || floor[nr][nc] === '#') continue
      steps[nr][nc] = steps[r][c] + 1
      queue.push([nr, nc])
    }
  }
  let farthest = 0
  for (const [r, line] of floor.entries()) {
    for (let c = 0; c < line.length; c++) {
      if (line[c] === 'D' && steps[r][c] < 0) return -1
      if (line[c] === 'D') farthest = Math.max(farthest, steps[r][c])
    }
  }
  return farthest
}
