function fewestLines(lines, stops, start, goal) {
  const ridden = new Map([[start, 0]])
  const used = new Set()
  for (const [stop, count] of ridden) {
    if (stop === goal) return count
    const entered = new Set()
    for (let i = 0; i < lines.length; i++) if (stops[i] === stop && !used.has(lines[i])) entered.add(lines[i])
    for (let i = 0; i < lines.length; i++) {
      if (entered.has(lines[i]) && !ridden.has(stops[i])) ridden.set(stops[i], count + 1)
    }
    for (const line of entered) used.add(line)
  }
  return -1
}
