function blindSpots(shifts, opens, closes, needed) {
  const changes = new Map([
    [opens, 0],
    [closes, 0],
  ])
  const change = (moment, by) => changes.set(moment, (changes.get(moment) ?? 0) + by)
  for (const [start, end] of shifts) {
    const from = Math.max(start, opens)
    const to = Math.min(end, closes)
    if (from >= to) continue
    change(from, 1)
    change(to, -1)
  }
  const moments = [...changes.keys()].sort((a, b) => a - b)
  const spots = []
  let watching = 0
  for (let i = 0; i + 1 < moments.length; i++) {
    const [from, to] = [moments[i], moments[i + 1]]
    watching += changes.get(from)
    if (watching >= needed) continue
    const last = spots.at(-1)
    if (last && last[1] === from) last[1] = to
    else spots.push([from, to])
  }
  return spots
}
