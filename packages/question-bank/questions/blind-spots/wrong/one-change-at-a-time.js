function blindSpots(shifts, opens, closes, needed) {
  const changes = [[opens, 0], [closes, 0]]
  for (const [start, end] of shifts) {
    const from = Math.max(start, opens)
    const to = Math.min(end, closes)
    if (from < to) changes.push([from, 1], [to, -1])
  }
  changes.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const spots = []
  let watching = 0
  for (let i = 0; i + 1 < changes.length; i++) {
    watching += changes[i][1]
    if (watching >= needed) continue
    const last = spots.at(-1)
    if (last && last[1] === changes[i][0]) last[1] = changes[i + 1][0]
    else spots.push([changes[i][0], changes[i + 1][0]])
  }
  return spots
}
