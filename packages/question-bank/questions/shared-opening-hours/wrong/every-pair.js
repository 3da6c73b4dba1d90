function sharedHours(first, second) {
  const shared = []
  for (const one of first) {
    for (const other of second) {
      const from = Math.max(one[0], other[0])
      const to = Math.min(one[1], other[1])
      if (from < to) shared.push([from, to])
    }
  }
  return shared
}
