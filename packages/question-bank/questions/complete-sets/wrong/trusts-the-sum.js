function completeSets(log) {
  let sets = 0
  for (let start = 0; start < log.length; start++) {
    let sum = 0
    for (let end = start; end < log.length; end++) {
      sum += log[end]
      const length = end - start + 1
      if (sum === (length * (length + 1)) / 2) sets++
    }
  }
  return sets
}
