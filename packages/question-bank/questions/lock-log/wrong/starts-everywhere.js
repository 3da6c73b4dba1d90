function longestNested(log) {
  let longest = 0
  for (let start = 0; start < log.length; start++) {
    const held = []
    for (let i = start; i < log.length; i++) {
      if (log[i] > 0) held.push(log[i])
      else if (held.pop() !== -log[i]) break
      if (held.length === 0) longest = Math.max(longest, i - start + 1)
    }
  }
  return longest
}
