function winner(votes) {
  const counts = new Map()
  for (let i = 0; i < votes.length; i++) {
    const [voter, option] = votes[i]
    let isLatest = true
    for (let later = i + 1; later < votes.length; later++) {
      if (votes[later][0] === voter) isLatest = false
    }
    if (isLatest && option !== '') counts.set(option, (counts.get(option) ?? 0) + 1)
  }
  let best = ''
  for (const [option, count] of counts) {
    const most = counts.get(best) ?? 0
    if (count > most || (count === most && option < best)) best = option
  }
  return best
}
