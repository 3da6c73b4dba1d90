function longestNested(log) {
  const stack = [-1]
  let longest = 0
  for (let i = 0; i < log.length; i++) {
    const top = stack.at(-1)
    if (log[i] < 0 && log[top] > 0) {
      stack.pop()
      longest = Math.max(longest, i - stack.at(-1))
    } else {
      stack.push(i)
    }
  }
  return longest
}
