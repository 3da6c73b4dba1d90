function examDays(exams, clashes) {
  const others = Array.from({ length: exams }, () => new Set())
  for (const [a, b] of clashes) {
    others[a].add(b)
    others[b].add(a)
  }
  return Math.max(...others.map(({ size }) => size)) + 1
}
