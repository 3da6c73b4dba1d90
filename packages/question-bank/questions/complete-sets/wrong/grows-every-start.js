function completeSets(log) {
  let sets = 0
  for (let start = 0; start < log.length; start++) {
    const played = new Set()
    let highest = 0
    for (let end = start; end < log.length; end++) {
      if (played.has(log[end])) break
      played.add(log[end])
      highest = Math.max(highest, log[end])
      if (highest === end - start + 1) sets++
    }
  }
  return sets
}
