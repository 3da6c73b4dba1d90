function longestNested(log) {
  const stack = []
  let longest = 0
  for (let i = 0; i < log.length; i++) {
    if (log[i] < 0 && log[stack.at(-1)] === -log[i]) longest = Math.max(longest, i - stack.pop() + 1)
    else stack.push(i)
  }
  return longest
}
