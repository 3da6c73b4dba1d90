function sharedHours(first, second) {
  const shared = []
  for (let i = 0; i < Math.min(first.length, second.length); i++) {
    const from = Math.max(first[i][0], second[i][0])
    const to = Math.min(first[i][1], second[i][1])
    if (from < to) shared.push([from, to])
  }
  return shared
}
