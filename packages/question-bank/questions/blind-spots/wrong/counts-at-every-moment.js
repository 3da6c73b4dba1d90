function blindSpots(shifts, opens, closes, needed) {
  const moments = new Set([opens, closes])
  for (const shift of shifts) {
    for (const moment of shift) if (moment > opens && moment < closes) moments.add(moment)
  }
  const sorted = [...moments].sort((a, b) => a - b)
  const spots = []
  for (let i = 0; i + 1 < sorted.length; i++) {
    let watching = 0
    for (const [start, end] of shifts) if (start <= sorted[i] && sorted[i] < end) watching++
    if (watching >= needed) continue
    const last = spots.at(-1)
    if (last && last[1] === sorted[i]) last[1] = sorted[i + 1]
    else spots.push([sorted[i], sorted[i + 1]])
  }
  return spots
}
