function blindSpots(shifts, opens, closes, needed) {
  const changes = new Map([[opens, 0], [closes, 0]])
  for (const [start, end] of shifts) {
    const from = Math.max(start, opens)
    const to = Math.min(end, closes)
    changes.set(from, (changes.get(from) ?? 0) + 1)
    changes.set(to, (changes.get(to) ?? 0) - 1)
  }
  const moments = [...changes.keys()].sort((a, b) => a - b)
  const spots = []
  let watching = 0
  for (let i = 0; i + 1 < moments.length; i++) {
    watching += changes.get(moments[i])
    if (watching >= needed) continue
    const last = spots.at(-1)
    if (last && last[1] === moments[i]) last[1] = moments[i + 1]
    else spots.push([moments[i], moments[i + 1]])
  }
  return spots
}
