function mostWins(ours, theirs) {
  const isBeaten = theirs.map(() => false)
  let wins = 0
  for (const rating of [...ours].sort((a, b) => a - b)) {
    let weakest = -1
    for (let i = 0; i < theirs.length; i++) {
      if (!isBeaten[i] && theirs[i] < rating && (weakest < 0 || theirs[i] < theirs[weakest])) weakest = i
    }
    if (weakest < 0) continue
    isBeaten[weakest] = true
    wins++
  }
  return wins
}
