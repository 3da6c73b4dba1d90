function fewestLines(lines, stops, start, goal) {
  const linesAt = new Map()
  const stopsOf = new Map()
  for (let i = 0; i < lines.length; i++) {
    if (!linesAt.has(stops[i])) linesAt.set(stops[i], [])
    linesAt.get(stops[i]).push(lines[i])
    if (!stopsOf.has(lines[i])) stopsOf.set(lines[i], [])
    stopsOf.get(lines[i]).push(stops[i])
  }
  const ridden = new Map([[start, 0]])
  const queue = [start]
  for (const stop of queue) {
    const count = ridden.get(stop)
    if (stop === goal) return count
    for (const line of linesAt.get(stop) ?? []) {
      for (const next of stopsOf.get(line)) {
        if (ridden.has(next)) continue
        ridden.set(next, count + 1)
        queue.push(next)
      }
      // All stops of the line have been reached, so the line need not be ridden again.
      stopsOf.set(line, [])
    }
  }
  return -1
}
