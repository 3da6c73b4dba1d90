function fewestLines(lines, stops, start, goal) {
  const neighbours = new Map(stops.map((stop) => [stop, []]))
  const lastStop = new Map()
  for (let i = 0; i < lines.length; i++) {
    const last = lastStop.get(lines[i])
    if (last !== undefined) {
      neighbours.get(stops[i]).push(last)
      neighbours.get(last).push(stops[i])
    }
    lastStop.set(lines[i], stops[i])
  }
  const passed = new Map([[start, 0]])
  for (const [stop, count] of passed) {
    if (stop === goal) return count
    for (const next of neighbours.get(stop) ?? []) if (!passed.has(next)) passed.set(next, count + 1)
  }
  return -1
}
