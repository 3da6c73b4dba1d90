function sharedHours(first, second) {
  const shared = []
  for (const [from, to] of first) {
    for (const [otherFrom, otherTo] of second) {
      const start = Math.max(from, otherFrom)
      const end = Math.min(to, otherTo)
      if (start < end) shared.push([start, end])
    }
  }
  return shared
}
