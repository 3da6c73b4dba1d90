function longestWait(opened, urgency, minutes) {
  const waiting = new Set(opened.keys())
  let now = opened[0]
  let longest = 0
  while (waiting.size > 0) {
    let best = -1
    for (const i of waiting) {
      if (opened[i] > now && best >= 0) break
      if (best < 0 || urgency[i] > urgency[best]) best = i
    }
    waiting.delete(best)
    longest = Math.max(longest, now - opened[best])
    now += minutes
  }
  return longest
}
