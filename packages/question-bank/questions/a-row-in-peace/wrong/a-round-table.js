function seatRow(guests, rivals) {
  const isRival = new Set(rivals.flatMap(([a, b]) => [a * 16 + b, b * 16 + a]))
  const hasFailed = new Set()
  const complete = (row, seated) => {
    if (row.length === guests) return isRival.has(row[0] * 16 + row.at(-1)) ? null : row
    const situation = (seated * 16 + (row[0] ?? 0)) * 16 + (row.at(-1) ?? 0)
    if (hasFailed.has(situation)) return null
    for (let guest = 0; guest < guests; guest++) {
      if (seated & (1 << guest) || isRival.has((row.at(-1) ?? guest) * 16 + guest)) continue
      const done = complete([...row, guest], seated | (1 << guest))
      if (done) return done
    }
    hasFailed.add(situation)
    return null
  }
  return complete([], 0) ?? []
}
