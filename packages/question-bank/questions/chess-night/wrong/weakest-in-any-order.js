function mostWins(ours, theirs) {
  const opponents = [...theirs].sort((a, b) => a - b)
  let wins = 0
  for (const rating of ours) {
    if (rating > opponents[wins]) wins++
  }
  return wins
}
