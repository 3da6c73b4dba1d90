function longestTie(votes) {
  const firstAt = new Map([[0, 0]])
  const counts = [0, 0, 0]
  let longest = 0
  for (let i = 0; i < votes.length; i++) {
    counts[votes[i]]++
    const key = counts[1] - counts[0] + (counts[2] - counts[0])
    if (firstAt.has(key)) longest = Math.max(longest, i + 1 - firstAt.get(key))
    else firstAt.set(key, i + 1)
  }
  return longest
}
