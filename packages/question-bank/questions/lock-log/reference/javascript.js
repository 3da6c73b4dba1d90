function longestNested(log) {
  const stack = [-1]
  let longest = 0
  for (let i = 0; i < log.length; i++) {
    if (log[i] < 0 && log[stack.at(-1)] === -log[i]) {
      stack.pop()
      longest = Math.max(longest, i - stack.at(-1))
    } else {
      stack.push(i)
    }
  }
  return longest
}
