function longestTie(votes) {
  let longest = 0
  for (let start = 0; start < votes.length; start++) {
    const counts = [0, 0, 0]
    for (let end = start; end < votes.length; end++) {
      counts[votes[end]]++
      if (counts[0] === counts[1] && counts[1] === counts[2]) longest = Math.max(longest, end - start + 1)
    }
  }
  return longest
}
