/** `votes[i]` is [voter, option]. */
function winner(votes: string[][]): string {
  const counts = new Map<string, number>()
  for (const [, option] of votes) counts.set(option, (counts.get(option) ?? 0) + 1)
  let best = ''
  for (const [option, count] of counts) {
    const most = counts.get(best) ?? 0
    if (count > most || (count === most && option < best)) best = option
  }
  return best
}
