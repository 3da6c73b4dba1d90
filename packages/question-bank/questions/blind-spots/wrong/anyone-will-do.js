function blindSpots(shifts, opens, closes, needed) {
  const spots = []
  let watchedUntil = opens
  for (const [start, end] of [...shifts].sort((a, b) => a[0] - b[0])) {
    if (start > watchedUntil) spots.push([watchedUntil, Math.min(start, closes)])
    watchedUntil = Math.max(watchedUntil, end)
    if (watchedUntil >= closes) return spots
  }
  spots.push([watchedUntil, closes])
  return spots
}
