function fewestLines(lines, stops, start, goal) {
  let reached = new Set([start])
  for (let count = 0; count <= lines.length; count++) {
    if (reached.has(goal)) return count
    const ridden = new Set()
    for (let i = 0; i < lines.length; i++) if (reached.has(stops[i])) ridden.add(lines[i])
    const ahead = new Set(reached)
    for (let i = 0; i < lines.length; i++) if (ridden.has(lines[i])) ahead.add(stops[i])
    if (ahead.size === reached.size) return -1
    reached = ahead
  }
  return -1
}
