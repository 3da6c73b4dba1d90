function longestRun(crews) {
  let longest = 0
  for (let first = 0; first < crews.length; first++) {
    let members = 0
    for (let last = first; last < crews.length; last++) {
      if ((members & crews[last]) !== 0) break
      members |= crews[last]
      longest = Math.max(longest, last - first + 1)
    }
  }
  return longest
}
