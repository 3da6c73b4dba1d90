function fittingRuns(seconds, pause) {
  let runs = 0
  for (let first = 0; first < seconds.length; first++) {
    let total = 0
    for (let last = first; last < seconds.length; last++) {
      total += seconds[last]
      if (total > pause) break
      runs++
    }
  }
  return runs
}
