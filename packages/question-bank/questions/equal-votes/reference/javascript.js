function longestTie(votes) {
  const firstAt = new Map([[0, 0]])
  const counts = [0, 0, 0]
  let longest = 0
  for (let end = 1; end <= votes.length; end++) {
    counts[votes[end - 1]]++
    const key = (counts[1] - counts[0]) * 100_000 + (counts[2] - counts[0])
    const start = firstAt.get(key)
    if (start === undefined) firstAt.set(key, end)
    else longest = Math.max(longest, end - start)
  }
  return longest
}
