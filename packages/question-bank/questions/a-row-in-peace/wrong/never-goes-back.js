function seatRow(guests, rivals) {
  const isRival = new Set(rivals.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const row = [0]
  while (row.length < guests) {
    let next = 0
    while (next < guests && (row.includes(next) || isRival.has(`${row.at(-1)} ${next}`))) next++
    if (next === guests) return []
    row.push(next)
  }
  return row
}
