function longestRun(crews) {
  let longest = 0
  let members = 0
  let first = 0
  for (let last = 0; last < crews.length; last++) {
    while ((members & crews[last]) !== 0) {
      members ^= crews[first]
      first++
    }
    members |= crews[last]
    longest = Math.max(longest, last - first + 1)
  }
  return longest
}
