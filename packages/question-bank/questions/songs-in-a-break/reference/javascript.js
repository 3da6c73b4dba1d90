function fittingRuns(seconds, pause) {
  let first = 0
  let total = 0
  let runs = 0
  for (let last = 0; last < seconds.length; last++) {
    total += seconds[last]
    while (total > pause) total -= seconds[first++]
    runs += last - first + 1
  }
  return runs
}
