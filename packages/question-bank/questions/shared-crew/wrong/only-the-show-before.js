function longestRun(crews) {
  let longest = 1
  let run = 1
  for (let i = 1; i < crews.length; i++) {
    run = (crews[i] & crews[i - 1]) === 0 ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}
