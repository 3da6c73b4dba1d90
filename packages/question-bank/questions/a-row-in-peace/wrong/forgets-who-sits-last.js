function seatRow(guests, rivals) {
  const isRival = new Set(rivals.flatMap(([a, b]) => [a * 16 + b, b * 16 + a]))
  const hasFailed = new Set()
  const row = []
  const complete = (seated) => {
    if (row.length === guests) return true
    if (hasFailed.has(seated)) return false
    for (let guest = 0; guest < guests; guest++) {
      if (seated & (1 << guest) || isRival.has((row.at(-1) ?? guest) * 16 + guest)) continue
      row.push(guest)
      if (complete(seated | (1 << guest))) return true
      row.pop()
    }
    hasFailed.add(seated)
    return false
  }
  return complete(0) ? row : []
}
