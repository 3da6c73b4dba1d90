function lunchRush(orders, span) {
  const counts = new Map()
  let most = 0
  for (const minute of orders) {
    const piece = Math.floor(minute / span)
    const count = (counts.get(piece) ?? 0) + 1
    counts.set(piece, count)
    most = Math.max(most, count)
  }
  return most
}
