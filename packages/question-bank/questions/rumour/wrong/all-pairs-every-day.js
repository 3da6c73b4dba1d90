function heardWithin(people, firsts, seconds, start, days) {
  const heardOn = new Array(people).fill(Infinity)
  heardOn[start] = 0
  for (let day = 1; day <= days; day++) {
    let isChanged = false
    for (let k = 0; k < firsts.length; k++) {
      for (const [from, to] of [[firsts[k], seconds[k]], [seconds[k], firsts[k]]]) {
        if (heardOn[from] >= day || heardOn[to] <= day) continue
        heardOn[to] = day
        isChanged = true
      }
    }
    if (!isChanged) break
  }
  return heardOn.filter((day) => day <= days).length
}
