function sharedHours(first, second) {
  const shared = []
  let i = 0
  let j = 0
  while (i < first.length && j < second.length) {
    const from = Math.max(first[i][0], second[j][0])
    const to = Math.min(first[i][1], second[j][1])
    if (from < to) shared.push([from, to])
    if (first[i][0] < second[j][0]) i++
    else j++
  }
  return shared
}
