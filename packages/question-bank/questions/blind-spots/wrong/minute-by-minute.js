function blindSpots(shifts, opens, closes, needed) {
  const watching = []
  for (let minute = opens; minute < closes; minute++) watching.push(0)
  for (const [start, end] of shifts) {
    for (let minute = Math.max(start, opens); minute < Math.min(end, closes); minute++) watching[minute - opens]++
  }
  const spots = []
  for (let minute = opens; minute < closes; minute++) {
    if (watching[minute - opens] >= needed) continue
    const last = spots.at(-1)
    if (last && last[1] === minute) last[1] = minute + 1
    else spots.push([minute, minute + 1])
  }
  return spots
}
