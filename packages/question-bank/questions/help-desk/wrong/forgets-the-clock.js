function longestWait(opened, urgency, minutes) {
  const order = opened.map((_, i) => i).sort((a, b) => urgency[b] - urgency[a] || a - b)
  let now = 0
  let longest = 0
  for (const ticket of order) {
    now = Math.max(now, opened[ticket])
    longest = Math.max(longest, now - opened[ticket])
    now += minutes
  }
  return longest
}
