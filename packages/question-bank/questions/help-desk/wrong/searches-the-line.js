function longestWait(opened, urgency, minutes) {
  const waiting = []
  let next = 0
  let now = 0
  let longest = 0
  while (next < opened.length || waiting.length > 0) {
    if (waiting.length === 0) now = Math.max(now, opened[next])
    while (next < opened.length && opened[next] <= now) waiting.push(next++)
    let best = 0
    for (let i = 1; i < waiting.length; i++) if (urgency[waiting[i]] > urgency[waiting[best]]) best = i
    const [ticket] = waiting.splice(best, 1)
    longest = Math.max(longest, now - opened[ticket])
    now += minutes
  }
  return longest
}
