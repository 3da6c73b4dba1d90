function longestRun(crews) {
  let longest = 0
  let members = 0
  let run = 0
  for (const crew of crews) {
    if ((members & crew) !== 0) {
      members = 0
      run = 0
    }
    members |= crew
    run++
    longest = Math.max(longest, run)
  }
  return longest
}
