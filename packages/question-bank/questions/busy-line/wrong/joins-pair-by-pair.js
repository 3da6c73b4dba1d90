function busySeconds(starts, ends) {
  let stretches = []
  for (let i = 0; i < starts.length; i++) {
    let [from, to] = [starts[i], ends[i]]
    const apart = []
    for (const stretch of stretches) {
      if (stretch[1] < from || stretch[0] > to) apart.push(stretch)
      else {
        from = Math.min(from, stretch[0])
        to = Math.max(to, stretch[1])
      }
    }
    apart.push([from, to])
    stretches = apart
  }
  return stretches.reduce((sum, [from, to]) => sum + to - from, 0)
}
