/** `votes[i]` is [voter, option]. */
function winner(votes: string[][]): string {
  const choices = new Map<string, string>()
  for (const [voter, option] of votes) choices.set(voter, option)
  const counts = new Map<string, number>()
  for (const option of choices.values()) {
    if (option !== '') counts.set(option, (counts.get(option) ?? 0) + 1)
  }
  let best = ''
  for (const [option, count] of counts) {
    const most = counts.get(best) ?? 0
    if (count > most || (count === most && option < best)) best = option
  }
  return best
}
