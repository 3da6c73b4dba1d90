/** `votes[i]` is [voter, option]. */
function winner(votes) {
  const choices = new Map(votes)
  const counts = new Map()
  for (const option of choices.values()) {
    counts.set(option, (counts.get(option) ?? 0) + 1)
  }
  let best = ''
  for (const [option, count] of counts) {
    const most = counts.get(best) ?? 0
    if (count > most || (count === most && option < best)) best = option
  }
  return best
}
