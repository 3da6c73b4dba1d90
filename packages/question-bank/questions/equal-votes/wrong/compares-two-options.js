function longestTie(votes) {
  const firstAt = new Map([[0, 0]])
  let difference = 0
  let longest = 0
  for (let i = 0; i < votes.length; i++) {
    if (votes[i] === 0) difference--
    if (votes[i] === 1) difference++
    if (firstAt.has(difference)) longest = Math.max(longest, i + 1 - firstAt.get(difference))
    else firstAt.set(difference, i + 1)
  }
  return longest
}
