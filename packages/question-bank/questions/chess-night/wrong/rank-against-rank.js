function mostWins(ours, theirs) {
  const opponents = [...theirs].sort((a, b) => a - b)
  return [...ours].sort((a, b) => a - b).filter((rating, i) => rating > opponents[i]).length
}
