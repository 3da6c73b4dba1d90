function longestNested(log) {
  let rest = log.map((_, i) => i)
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    const next = []
    for (let k = 0; k < rest.length; k++) {
      if (k + 1 < rest.length && log[rest[k]] > 0 && log[rest[k]] === -log[rest[k + 1]]) {
        isChanged = true
        k++
      } else {
        next.push(rest[k])
      }
    }
    rest = next
  }
  const ends = [-1, ...rest, log.length]
  let longest = 0
  for (let k = 1; k < ends.length; k++) longest = Math.max(longest, ends[k] - ends[k - 1] - 1)
  return longest
}
