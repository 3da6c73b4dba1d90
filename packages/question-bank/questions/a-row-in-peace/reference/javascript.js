function seatRow(guests, rivals) {
  const rivalsOf = new Array(guests).fill(0)
  for (const [a, b] of rivals) {
    rivalsOf[a] |= 1 << b
    rivalsOf[b] |= 1 << a
  }
  const everybody = (1 << guests) - 1
  const hasFailed = new Set()
  const row = []
  const complete = (seated) => {
    if (seated === everybody) return true
    const last = row.at(-1) ?? 0
    const situation = seated * guests + last
    if (hasFailed.has(situation)) return false
    const barred = row.length === 0 ? 0 : seated | rivalsOf[last]
    for (let guest = 0; guest < guests; guest++) {
      if (barred & (1 << guest)) continue
      row.push(guest)
      if (complete(seated | (1 << guest))) return true
      row.pop()
    }
    hasFailed.add(situation)
    return false
  }
  return complete(0) ? row : []
}
